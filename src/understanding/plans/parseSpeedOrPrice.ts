import { atLeast, atMost, exactly, type PlanCondition, type Offered, type Span } from './planCondition.ts'

const unit = '(?:mega?s?|mbits?|mb(?:ps)?|m|gigas?|gb(?:ps)?|g)'
const money = '(?:reais|real|contos?|pilas?|paus?|mangos?|reaus)'
const between = /^(?:entre |de )?(\d{2,4}) (?:e|a|ate) (\d{2,4})( ?mega?s?| reais| contos?| pila)?(?= |$)/

/** A number with its unit, as a pattern with one group. */
const measure = `((?:reais )?\\d{1,4}(?:c\\d\\d)?(?: ?${unit}\\b)?(?: e (?:poucos?|9\\d|alguma coisa|tantos?|quebrados?|uns (?:quebrados|trocados|centavos)))?(?: ?${money}\\b)?)`
const of = '(?:(?:uns|umas|de|do|da|o|a|os|no|na|com|e|so) )*'

type Named = { by: 'speed' | 'price'; value: number }

/** The meaning of a number; a bare one is a speed if it is one or plausible as one, else a price. */
function named(words: string, offers: readonly Offered[], isPaid: boolean, isExact = true): Named | null {
  const [, digits = '', cents, rest = ''] = /(\d{1,4})(?:c(\d\d))?(.*)$/.exec(words) ?? []
  const count = Number(digits)
  const unitSaid = /^ ?([mg])\w*/.exec(rest.replace(/^ ?mangos/, ''))?.[1]
  if (unitSaid && !cents) return { by: 'speed', value: unitSaid === 'g' && count < 100 ? count * 1000 : count }
  const isMoney = words.startsWith('reais ') || rest !== '' || cents !== undefined
  if (isMoney) return { by: 'price', value: cents === undefined ? count : Number(`${digits}.${cents}`) }
  if (isPaid) return count >= 20 ? { by: 'price', value: count } : null
  if (offers.some(({ plan_download }) => plan_download === count)) return { by: 'speed', value: count }
  if (!isExact && count >= 30 && count <= 300) return { by: 'price', value: count }
  if (count >= 200 && count <= 3000 && count % 50 === 0) return { by: 'speed', value: count }
  return count >= 30 && count < 300 ? { by: 'price', value: count } : null
}

/** A bare number without other marks is a speed, or no measure at all. */
const isMarked = (words: string) => /[a-z]/.test(words)

type Rule = {
  pattern: RegExp
  span: (value: number) => Span
  isPaid?: boolean
  isExact?: boolean
  /** Whether a bare number may be a price in this rule. */
  isLoose?: boolean
}
const rule = (words: string, rest: Omit<Rule, 'pattern'>): Rule => ({
  pattern: new RegExp(`^(?:${words})(?= |$)`),
  ...rest,
})

const rules: Rule[] = [
  rule(`(?:d[eo] )?${measure} (?:para cima|em diante|ou mais|ou superior|no minimo|ou maior|pelo menos)`, {
    span: (value) => atLeast(value),
    isLoose: true,
  }),
  rule(`(?:d[eo] )?${measure} (?:para baixo|ou menos|no maximo)`, { span: (value) => atMost(value), isLoose: true }),
  rule(
    `(?:(?:que )?(?:custe|custa|custar|seja|sair|saia|fique|ficar|for|fosse|sai|fica|e) )?(?:por )?(?:menos (?:de|do que|que)|menor que|mais lento que|abaixo d[eo]s?|inferior a) ${of}${measure}`,
    { span: (value) => atMost(value, true), isLoose: true },
  ),
  rule(
    `(?:(?:que )?(?:custe|custa|custar|seja|sair|saia|fique|ficar|for|fosse|sai|fica|e) )?(?:por )?(?:ate(?: no maximo)?|no maximo(?: ate)?|(?:limite|maximo|teto)(?: (?:que pago|por mes))?(?: e)?|sem passar de|(?:nao )?(?:pod\\w+|dev\\w+) (?:nao )?passar|nao (?:pass\\w+|mais|ultrapass\\w+|custe mais)(?: (?:de|que|do que))?|no teto de) ${of}${measure}`,
    { span: (value) => atMost(value), isLoose: true },
  ),
  rule(
    `(?:(?:eu|so|meu|a|o) )*(?:tenho|posso (?:pagar|gastar)|consigo pagar|pago(?= (?:ate|no maximo|so|uns))|quero (?:pagar|gastar)|pagando|gastando|pagar|gastar|orcamento|nao (?:pago|gasto|posso pagar|quero pagar|vou pagar|pagar|gastar)(?= (?:mais|acima|alem)))(?: (?:e|ate|no maximo|so|mais (?:que|de|do que)|acima de|alem de))* ${of}${measure}`,
    { span: (value) => atMost(value), isPaid: true },
  ),
  rule(`(?:acima d[eo]s?|mais (?:de|que|do que)|superior a|melhor que|maior que|passe de) ${of}${measure}`, {
    span: (value) => atLeast(value, true),
    isLoose: true,
  }),
  rule(`(?:pelo menos|no minimo|minimo|a partir d[eo]) ${of}${measure}`, {
    span: (value) => atLeast(value),
    isLoose: true,
  }),
  rule(
    `(?:uns|umas|cerca de|mais ou menos|em torno de|na faixa (?:de|dos)|por volta (?:de|dos)|perto (?:de|dos)|aproximadamente|na casa (?:de|dos)) ${of}${measure}`,
    { span: (value) => ({ from: value * 0.85, to: value * 1.15 }), isLoose: true },
  ),
  rule(`(?:(?:que )?(?:custa|custam|custe|sai|saia|fica|fique|esta|e) )?(?:por|custa|custando) ${of}${measure}`, {
    span: exactly,
    isPaid: true,
    isExact: true,
  }),
  rule(`a ${of}${measure}`, { span: exactly, isExact: true, isLoose: true }),
  rule(`(?:que )?(?:custa|custam|custe|sai|saia|fica(?! o de)|fique(?! o de)|esta) ${of}${measure}`, {
    span: exactly,
    isPaid: true,
    isExact: true,
  }),
  rule(`d[eo] ${measure}`, { span: exactly, isExact: true, isLoose: true }),
  rule(`${measure}(?= (?:por mes|mensais|mensal)(?: |$))`, { span: exactly, isPaid: true, isExact: true }),
  rule(measure, { span: exactly, isExact: true }),
]

/** Matches 'Mais rápido que o de 500', 'mais barato que 120' */
const than = new RegExp(`^mais (rapid[oa]|veloz|barat[oa]|em conta|car[oa]) (?:do )?que ${of}${measure}(?= |$)`)

export type Lexed = { length: number; condition: PlanCondition } | null

/** The speed or price at the beginning of a text. */
export function parseSpeedOrPrice(words: string, offers: readonly Offered[]): Lexed {
  const compared = than.exec(words)
  if (compared) return comparedWith(compared, offers)
  const range = rangeAt(words, offers)
  if (range) return range
  for (const { pattern, span, isPaid = false, isExact = false, isLoose = false } of rules) {
    const hit = pattern.exec(words)
    const found = hit && named(hit[1] ?? '', offers, isPaid, isExact)
    if (!hit || !found) continue
    if (found.by === 'price' && !isPaid && !isLoose && !isMarked(hit[1] ?? '')) continue
    if (found.by === 'speed' && isPaid && /^(?:.*\b)?(?:pag|gast|orcamento)/.test(hit[0])) continue
    if (found.by === 'price') return { length: hit[0].length, condition: priced(span(found.value), isExact) }
    const near = span(found.value)
    const speeds = near.from > 0 && near.to < Infinity ? exactly(found.value) : near
    return { length: hit[0].length, condition: { kind: 'speed', span: speeds } }
  }
  return null
}

function rangeAt(words: string, offers: readonly Offered[]): Lexed {
  const hit = between.exec(words)
  if (!hit) return null
  const [all, from = '', to = '', unitSaid = ''] = hit
  const span = { from: Number(from), to: Number(to) }
  const isSpeed = /meg/.test(unitSaid) || (unitSaid === '' && named(from, offers, false)?.by === 'speed')
  if (span.to <= span.from || (!isSpeed && !/^(?:entre|de) /.test(all))) return null
  return { length: all.length, condition: isSpeed ? { kind: 'speed', span } : priced(span, false) }
}

const priced = (span: Span, isExact: boolean): PlanCondition => ({ kind: 'price', span, isExact })

function comparedWith([all, measureSaid = '', amount = '']: RegExpExecArray, offers: readonly Offered[]): Lexed {
  const isPrice = /^(?:barat|em conta|car)/.test(measureSaid)
  const isLess = !measureSaid.startsWith('car')
  const found = named(amount, offers, false)
  if (!found) return null
  if (!isPrice)
    return found.by === 'speed'
      ? { length: all.length, condition: { kind: 'speed', span: atLeast(found.value, true) } }
      : null
  return {
    length: all.length,
    condition:
      found.by === 'speed'
        ? { kind: 'than', mega: found.value, isCheaper: isLess }
        : priced(isLess ? atMost(found.value, true) : atLeast(found.value, true), false),
  }
}
