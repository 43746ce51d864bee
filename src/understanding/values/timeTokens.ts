import type { Period } from '../../api/contract/values/valueRules.ts'
import type { Day } from '../../api/contract/values/dates.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { inDigits } from '../line/numberWords.ts'
import { filler } from '../line/smallWords.ts'
import { bounded, type Bound, type DaySet } from './daySets.ts'
import { daysAt, type DaysRead } from './dayWords.ts'
import { periodsAt } from './dayPeriods.ts'
import { placeAt, wordAt, type WordKind } from './availabilityWords.ts'

/** A day or a period, or a word that says whether it suits. */
export type Token =
  /** `days` is null for a day that does not exist. `isBound` if it is only named as a limit. */
  | { is: 'days'; days: readonly DaySet[] | null; isLoose: boolean; isBound: boolean }
  | { is: 'periods'; periods: readonly Period[]; isNight: boolean; isLoose: boolean }
  | { is: 'nth'; nth: number }
  | { is: Exclude<WordKind, 'fill' | 'last' | 'soonest'> | 'comma' }

/** Splits a text into tokens, of which some are unknown. */
export function timeTokens(plain: string, today: Day): Token[] {
  const tokens: Token[] = []
  let rest = spelledOut(plain)
  let awaited: Bound | null = null
  while (rest !== '') {
    const taken: Taken = tokens.length === 0 && atOnce.test(rest) ? first(rest.length) : next(rest, today, awaited)
    const last = tokens.at(-1)
    if (taken.isOnwards && last?.is === 'days') tokens.splice(-1, 1, boundedBy('from', last))
    if (taken.token) tokens.push(taken.token)
    if (taken.token && ['days', 'periods', 'stop'].includes(taken.token.is)) awaited = null
    if (taken.bound !== undefined) awaited = taken.bound
    rest = rest.slice(taken.length)
  }
  return tokens.map((token, at) => (token.is === 'and' && isVerb(tokens.slice(at + 1)) ? { is: 'unknown' } : token))
}

/** Whether an 'e' that is followed by talk alone is an 'é': 'de manhã é a fornada' */
function isVerb(after: readonly Token[]): boolean {
  const end = after.findIndex(({ is }) => is === 'stop' || is === 'comma')
  const part = end < 0 ? after : after.slice(0, end)
  return part.length > 0 && part.every(({ is }) => is === 'unknown')
}

type Taken = { length: number; token?: Token; bound?: Bound; isOnwards?: boolean }

/** Matches 'Já!' alone */
const atOnce = /^(?:ja|agora)[\s!.]*$/
const first = (length: number): Taken => ({ length, token: { is: 'nth', nth: 1 } })

function next(rest: string, today: Day, awaited: Bound | null): Taken {
  const sign = /^\s*(?:[,;.:!?()–+|/\n-]|\s)\s*/.exec(rest)?.[0]
  if (sign !== undefined) return signOf(sign)
  const word = wordAt(rest)
  const periods = periodsAt(rest, awaited)
  const days = daysAt(rest, today)
  if (days && days.length >= (periods?.length ?? 0) && word?.kind !== 'any') return daysToken(days, awaited)
  if (word?.kind === 'soonest') return first(word.length)
  if (word?.kind === 'last') return { length: word.length, token: { is: 'nth', nth: -1 } }
  if (periods) return { length: periods.length, token: { is: 'periods', isNight: false, isLoose: false, ...periods } }
  const place = placeAt(rest)
  if (place) return { length: place.length, token: { is: 'nth', nth: place.nth } }
  return boundAt(rest, word !== null) ?? wordToken(rest, word)
}

function wordToken(rest: string, word: ReturnType<typeof wordAt>): Taken {
  const { kind = 'unknown', length = 0 } = word ?? {}
  if (kind === 'fill' || kind === 'soonest' || kind === 'last') return { length }
  if (word) return { length, token: { is: kind } }
  const filled = fill.exec(rest)?.[0].length
  if (filled !== undefined) return { length: filled }
  return { length: /^[^\s,;.:!?()–+|/-]+/.exec(rest)?.[0].length ?? 1, token: { is: 'unknown' } }
}

const bounds: readonly [RegExp, Bound][] = [
  [/^antes(?: (?:d[aeo]s?|que))?\b/, 'before'],
  [/^(?:depois|apos|passando)(?: (?:d[aeo]s?|que))?\b/, 'after'],
  [/^(?:a partir(?: d[aeo]s?)?|desde(?: [oa])?)\b/, 'from'],
  [/^ate(?: [ao]s?)?\b/, 'until'],
]
const ofWork = 'd[oa] (?:trabalho|servico|escola|faculdade|plantao)'
/** Matches an arrival, from which on visits suit: 'me mudo dia 7', 'saio do trabalho às 15h' */
const arrival = new RegExp(
  '^(?:(?:me )?mudo|(?:nos )?mudamos|mudanca|(?:pego|recebo|entrega d)(?:as?| as?)* chaves?|volt(?:o|amos)|retorno|' +
    `cheg(?:o|amos)|entro n[ao](?! (?:trabalho|servico))|sai[or] ${ofWork}|largo|acaba|termina)(?: (?:em casa|${ofWork}))?\\b`,
)
/** Matches the end of 'Dia 7 em diante' */
const onwards = /^(?:em diante|para (?:a )?frente|para la|adiante)\b/

/** A bound of the days or hours that follow, or of the day before. */
function boundAt(rest: string, isWord: boolean): Taken | null {
  const onward = onwards.exec(rest)?.[0].length
  if (onward !== undefined) return { length: onward, isOnwards: true }
  const arrived = arrival.exec(rest)?.[0].length
  if (arrived !== undefined) return { length: arrived, token: { is: 'free' }, bound: 'from' }
  for (const [pattern, bound] of isWord ? [] : bounds) {
    const found = pattern.exec(rest)
    if (found) return { length: found[0].length, bound }
  }
  return null
}

function signOf(sign: string): Taken {
  const is = /[;.:!?\n]/.test(sign) ? 'stop' : /[,()|–+/-]/.test(sign) ? 'comma' : null
  return is ? { length: sign.length, token: { is } } : { length: sign.length }
}

function daysToken({ length, days, isLoose = false }: DaysRead, awaited: Bound | null): Taken {
  const token = { is: 'days' as const, days, isLoose, isBound: false }
  return { length, token: awaited ? boundedBy(awaited, token) : token }
}

const boundedBy = (bound: Bound, token: Extract<Token, { is: 'days' }>): Token => ({
  ...token,
  days: token.days?.map((one) => bounded(bound, one)) ?? null,
  isBound: true,
})

const fill = new RegExp(
  `^(?:${filler}|prefer\\w+|bora|tenho|vir|parte|turno|periodo|marca|marcar|agenda|agendar|instala|instalar|instalacao|` +
    'visitas?|tecnico|cons(?:ig|eg)\\w+|horario|hora|dispon\\w+|estar|estamos|esta|proxim[oa]s?|ano|deste|n?d?est[ae]|' +
    'n?d?ess[ae]|rola|servem?|dias?|datas?|teria|ha|existe|vagas?|seja|possivel|podemos|poderia|deu|funciona|caem?|ate|depois|' +
    'mesma|primeiro|aos|as|gente|alguem|alguma?|quer|receb\\w+|atend\\w+|fic(?:o|a|amos)|ser|durante|possa|sempre|ja|junt[oa]s?|poe|inclu\\w+|acrescent\\w+|adicion\\w+|fech(?:a|ar|o)|deix(?:a|e|ar)(?! (?:para|pra) la\\b))\\b',
)

/** Expands short forms, converts numbers to digits, and repeats 'dia' in lists of days. */
function spelledOut(plain: string): string {
  const written = plain
    .replace(/(?<![\da-z])[a-z]+(?![\da-z])/g, (word) => (word === 'eh' ? 'e' : expandShortForms(word)))
    .replace(
      /\b(?:voces|vcs|eles|tecnicos?|equipe|pessoal) (?:tambem |nao )?(?:trabalha\w*|atende\w*|instala\w*)|\b(?:trabalham|atendem|instalam)\b/g,
      'tem',
    )
    // Matches 'Quinta e sexta, as duas de manhã'
    .replace(
      /(?<!(?:feira|segunda|terca|quarta|quinta|sexta|sabado|dia) )\b(?:(?:as|os|n[ao]s) )?(?:duas|dois|tres|2|3|amb[ao]s)(?: dias)? (?=(?:de|pela|a|na) (?:manha|tarde)\b)(?<=feira\b.*|segunda\b.*|terca\b.*|quarta\b.*|quinta\b.*|sexta\b.*|sabado\b.*)/g,
      '',
    )
    // Matches 'Sábado de manhã e segunda de manhã. As duas, por favor', 'põe as 2'
    .replace(bothOfThem, '$1')
    // 'Quarta só se não der' is 'se não der, quarta'
    .replace(onlyElse, 'se nao der $1')
    // 'Acordo tarde' is late, and no half of a day
    .replace(/\b(?:(?:acord|d[ou]rm|levant|cheg(?!u))\w+|sai\w*) (?:(?:bem|muito|mais) )?tarde\b/g, '')
    // 'De tarde, o mais tarde que der' is late in the day
    .replace(/(?<=\btarde[\s,]+)(?:mas )?(?:o )?mais tarde (?:possivel|que der)\b/g, '')
    .replace(/\bmeio[ -]?dia\b/g, '12h')
    .replace(/\b(de|do|em|\d)([ /.-])dez\b(?! (?:dias|horas|da|e)\b)/g, '$1$2dezembro')
    .replace(/\b(?:primeiro|1[º°o])(?= (?:de|do|dia d[eo])\b|[/.-])/g, '1')
  // 'Não tem quinta?' asks for one
  const asked = written.replace(/\bnao (?=(?:tem|teria|ha|da|poder?i?a?)\b[^.!;]*\?)/g, '')
  return (
    inDigits(asked)
      .replace(
        /\bdias? (\d{1,2})((?:,?\s*(?:,|e|ou|senao)\s*(?:o )?\d{1,2})+)(?!\s*[/h:]|\d)/g,
        (_, one: string, more: string) => `dia ${one}${more.replace(/\d+/g, ' dia $&')}`,
      )
      .replace(
        /(?<![\d/:.-]|\b(?:as|das|dia|entre|opcao|numero) )\b(19|2\d|3[01])(?= (?:e|ou|de|a|pela|manha|tarde)\b)/g,
        'dia $&',
      )
      // 'Sábado de manhã dia 5' is 'sábado dia 5 de manhã'
      .replace(
        /\b(segunda|terca|quarta|quinta|sexta|sabado)((?: d[ea]| a| pela)? (?:manha|tarde)),? (dia \d{1,2})\b(?! (?:de|da|a|pela) (?:manha|tarde))/g,
        '$1 $3$2',
      )
      .replace(/[^\S\n]+/g, ' ')
      .trim()
  )
}
const onlyElse =
  /\b((?:segunda|terca|quarta|quinta|sexta|sabado|dia \d)\S*(?: \d{1,2})?(?: (?:de|a|pela|na) (?:manha|tarde))?),? (?:so|somente|apenas) (?:se|caso) (?:\S+ )?nao (?:der|de|rolar|puder\w*|tiver\w*)\b(?! (?:n?[ao] )?(?:segunda|terca|quarta|quinta|sexta|sabado|dia))/g
/** Matches all named visits, but no hour: 'põe as 2', 'as duas, por favor' */
export const bothOfThem =
  /(\b(?:poe|bota|marca|anota|coloca|deixa|quero|sao|podem? ser) )(?:as|os) (?:duas|dois|2|tres|3)(?! (?:horas|em ponto|e meia|d[ae])\b)|\b(?:as|os) (?:duas|dois|2|tres|3)(?=[,!:]* (?:datas|opcoes|dias|visitas|por favor|mesmo|junt[oa]s|servem|tambem|nessa)|!|:)/g
