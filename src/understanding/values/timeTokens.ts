import type { Period } from '../../api/contract/values/values.ts'
import type { Day } from '../../api/contract/values/dates.ts'
import { fullWords } from '../fullWords.ts'
import { inDigits } from '../numberWords.ts'
import { filler } from '../smallWords.ts'
import { bounded, type Bound, type DaySet } from './daySets.ts'
import { daysAt } from './dayWords.ts'
import { periodsAt } from './hours.ts'

/** A piece of what is said of time, and the words that say whether it suits. */
export type Token =
  | { is: 'days'; days: readonly DaySet[] | null; isLoose: boolean; isSuffix: boolean; isBound: boolean }
  | { is: 'periods'; periods: readonly Period[]; isNight: boolean; isLoose: boolean }
  /** 'e' or 'ou', a comma, or a word after which something else is said. */
  | { is: 'and' | 'or' | 'comma' | 'stop' }
  /** What follows is wanted where what came before is not free. */
  | { is: 'else' }
  | { is: 'if' }
  /** Whether it suits. 'Sim' says plainly what 'estou em casa' only tells. */
  | { is: 'no' | 'nor' | 'busy' | 'free' | 'yes' | 'only' }
  | { is: 'past' }
  | { is: 'any' | 'soonest' }
  | { is: 'nth'; nth: number }
  | { is: 'unknown' }

const words: readonly [RegExp, Exclude<Token, { is: 'days' | 'periods' | 'nth' }>['is'] | 'fill'][] = [
  [/^(?:bom dia|boa tarde|boa noite|mais ou menos|pelo menos|no minimo|com certeza|tudo bem|por favor)\b/, 'fill'],
  [/^(?:se nao|senao|caso contrario|ou entao|se n)(?: (?:der|deu|tiver|houver|for|puder|rolar|conseguir|tem|ter))?\b(?! pod)/, 'else'],
  [/^(?:em ultimo caso|na pior das hipoteses|em segundo lugar|mas (?:tambem )?(?:pode|serve|da|topo|aceito|consigo)(?: ser)?|(?:a )?segunda opcao(?= |:)(?! de))\b/, 'else'],
  [/^(?:se|caso|quando) (?:tiver|houver|der|for possivel|puder(?:em)?(?: ser)?|rolar|tenha|haja|for|conseguir(?:em)?)\b(?= .)/, 'if'],
  [/^(?:[oa] )?(?:quanto antes|quanto mais cedo|mais (?:cedo|rapid[oa]|proxim[oa])(?: possivel)?|mais rapido que (?:der|puder\w*))\b/, 'soonest'],
  [/^(?:(?:assim|logo) que (?:der|puder\w*|possivel|for possivel)|[oa] primeir[oa]|primeir[oa] (?=opcao|data|dia|vaga|horario|manha|tarde|visita)|para ja|ja|para agora|agora mesmo|urgente|com urgencia|imediatamente|o antes possivel|para ontem)\b/, 'soonest'],
  [/^(?:em )?qualquer(?: uma?| dia| horario| hora| data| periodo| 1)?\b|^tanto faz(?: (?:o )?(?:dia|horario|periodo))?\b|^indiferente\b|^(?:o|a) que (?:tiver|der|puder\w*|for melhor|vcs quiser\w*)\b|^quando (?:der|puder\w*|quiser\w*|tiver\w*|for melhor|(?:voces )?(?:puder\w*|quiser\w*))\b|^tod[oa]s?(?: [oa]s?)?(?: dias?)?\b|^nao tenho preferencia\b/, 'any'],
  [/^(?:passad[oa]s?|retrasad[oa]|(?:ja )?(?:vieram|veio|foram|fui|estive\w*|marcaram|marquei|marcou|esperei|faltaram|faltou|remarcaram|remarcou|cancelaram|cancelou|instalaram|instalou|disseram|falaram|prometeram|ligaram|apareceu|apareceram|tinha|tava|estava|era))\b/, 'past'],
  [/^(?:trabalh\w+ (?:em|de) casa|home ?office|trabalh\w+ remoto|nao trabalh\w+|nao estud\w+|nao tenho (?:nada|compromisso|aula|trabalho)|folg\w+|de ferias|livres?|(?:estou |fico |fica |esta )?em casa|desocupad[oa]|sem problemas?|tranquil[oa])\b/, 'free'],
  [/^(?:nao|n) (?:sei|lembro|tenho certeza)\b/, 'unknown'],
  [/^(?:sim|ok|beleza)\b/, 'yes'],
  [/^(?:sem ser|a nao ser|com excecao d[aeo]|exceto|menos|tirando|fora(?! de| da)|salvo|nem pensar)\b/, 'no'],
  [/^(?:nem)\b/, 'nor'],
  [/^(?:nao|nunca|jamais|impossivel|ninguem|dificil|complicado|ruim)\b/, 'no'],
  [/^(?:(?:meu )?(?:trabalh[oaeiu]\w*|expediente|turno (?=e )|servico|plantao|estud\w+)|(?:vou )?viaj\w+|ocupad[oa]s?|fora d[ae] (?:casa|cidade)|tenho (?!(?:disponibilidade|preferencia|tempo|livre|vaga|horario|a |de |[oa]s? |um |dom|seg|ter|qua|qui|sex|sab|manha|tarde|dia))[a-z]+|entro (?:no (?:trabalho|servico) )?(?=as? )|compromisso|consulta|medico|dentista|aula|faculdade|reuniao|prova)\b/, 'busy'],
  [/^(?:so|somente|apenas|unicamente)\b/, 'only'],
  [/^(?:e|mais|\+)(?= )/, 'and'],
  [/^ou\b/, 'or'],
  [/^(?:mas|porem|so que|que|porque|por_que|pois|entao|por isso|ja que|contudo)\b/, 'stop'],
]

const ordinals = ['', 'primeir[oa]', 'segund[oa]', 'terceir[oa]', 'quart[oa]', 'quint[oa]']
const nth = new RegExp(
  `^(?:[oa] )?(?:(${ordinals.slice(1).join('|')}|ultim[oa]) (?:opcao|data|vaga|horario|visita|da lista)|(?:opcao|numero) (?:numero )?([1-9]))\\b`,
)

const bounds: readonly [RegExp, Bound][] = [
  [/^antes(?: (?:d[aeo]s?|que))?\b/, 'before'],
  [/^(?:depois|apos|passando)(?: (?:d[aeo]s?|que))?\b/, 'after'],
  [/^(?:a partir(?: d[aeo]s?)?|desde(?: [oa])?)\b/, 'from'],
  [/^ate(?: [ao]s?)?\b/, 'until'],
]
/** From then on somebody is there: 'me mudo dia 7', 'saio do trabalho às 15h'. */
const arrival =
  /^(?:(?:me )?mudo|(?:nos )?mudamos|mudanca|(?:pego|recebo|entrega d)(?:as?| as?)* chaves?|volt(?:o|amos)|retorno|cheg(?:o|amos)|entro n[ao](?! (?:trabalho|servico))|sai[or] d[oa] (?:trabalho|servico|escola|faculdade)|largo|acaba|termina)(?: (?:em casa|d[oa] (?:trabalho|servico|escola|faculdade)))?\b/
/** 'Dia 7 em diante' */
const onwards = /^(?:em diante|para (?:a )?frente|para la|adiante)\b/

const fill = new RegExp(
  `^(?:${filler}|preferencia|preferencialmente|preferiria|preferia|bora|tenho|vir|parte|turno|periodo|marca|marcar|agenda|agendar|instala|instalar|` +
    'instalacao|visita|tecnico|consigo|conseguimos|horario|hora|disponivel|disponiveis|disponibilidade|estar|proxim[oa]s?|ano|deste|nest[ae]|ness[ae]|dess[ae]|rola|serve|servem|dia|dias|data|datas|' +
    'teria|ha|existe|vaga|vagas|visitas|seja|possivel|posso|poderia|podem|podemos|deu|funciona|cai|caem|bem|ate|depois|mesma|primeiro|aos|as|gente|alguem|alguma|algum|quer|recebo|receber|atender|atendo|estamos|fico|fica|ficamos|esta|tiver|der|for|ser|durante|possa)\\b',
)

/** What is said, as pieces: each is understood, or unknown. */
export function timeTokens(plain: string, today: Day): Token[] {
  const tokens: Token[] = []
  let rest = spelledOut(plain)
  let awaited: Bound | null = null
  while (rest !== '') {
    const taken = next(rest, today, awaited)
    if (taken.token) tokens.push(taken.token)
    const last = tokens.at(-1)
    if (taken.isOnwards && last?.is === 'days') tokens.splice(-1, 1, boundedBy('from', last))
    if (taken.token && ['days', 'periods', 'stop'].includes(taken.token.is)) awaited = null
    if (taken.bound !== undefined) awaited = taken.bound
    rest = rest.slice(taken.length)
  }
  return tokens
}

type Taken = { length: number; token?: Token; bound?: Bound; isOnwards?: boolean }

function next(rest: string, today: Day, awaited: Bound | null): Taken {
  const sign = /^\s*([,;.:!?()–+|/\n-]|\s)\s*/.exec(rest)
  if (sign) return signOf(sign[0])
  const periods = periodsAt(rest, awaited)
  const days = daysAt(rest, today)
  if (days && (!periods || days.length >= periods.length)) return daysToken(rest, days, awaited)
  const soon = words.find(([pattern, is]) => is === 'soonest' && pattern.test(rest))?.[0].exec(rest)
  if (periods && !soon)
    return { length: periods.length, token: { is: 'periods', isNight: false, isLoose: false, ...periods } }
  const place = nth.exec(rest)
  if (place) return { length: place[0].length, token: { is: 'nth', nth: placeOf(place) } }
  const onward = onwards.exec(rest)
  if (onward) return { length: onward[0].length, isOnwards: true }
  for (const [pattern, bound] of bounds) {
    const found = pattern.exec(rest)
    if (found) return { length: found[0].length, bound }
  }
  const arrived = arrival.exec(rest)
  if (arrived) return { length: arrived[0].length, token: { is: 'free' }, bound: 'from' }
  for (const [pattern, is] of words) {
    const found = pattern.exec(rest)
    if (found) return is === 'fill' ? { length: found[0].length } : { length: found[0].length, token: { is } }
  }
  const filled = fill.exec(rest)
  return filled
    ? { length: filled[0].length }
    : { length: /^[^\s,;.:!?()–+|/-]+/.exec(rest)?.[0].length ?? 1, token: { is: 'unknown' } }
}

function signOf(sign: string): Taken {
  const is = /[;.:!?\n]/.test(sign) ? 'stop' : /[,()|–+/-]/.test(sign) ? 'comma' : null
  return is ? { length: sign.length, token: { is } } : { length: sign.length }
}

function daysToken(rest: string, { length, days, isLoose = false }: NonNullable<ReturnType<typeof daysAt>>, awaited: Bound | null): Taken {
  const token = { is: 'days' as const, days, isLoose, isSuffix: /^d[aoe]s? /.test(rest), isBound: false }
  return { length, token: awaited ? boundedBy(awaited, token) : token }
}

function boundedBy(bound: Bound, token: Extract<Token, { is: 'days' }>): Token {
  return { ...token, days: token.days?.map((one) => bounded(bound, one)) ?? null, isBound: true }
}

const placeOf = ([, ordinal, digit]: RegExpExecArray) =>
  digit !== undefined
    ? Number(digit)
    : ordinal?.startsWith('ultim')
      ? -1
      : ordinals.findIndex((one, at) => at > 0 && new RegExp(`^${one}$`).test(ordinal ?? ''))

/** Words shortened or spelled otherwise written out, numbers in digits, and lists of days with 'dia' before each. */
function spelledOut(plain: string): string {
  const written = plain
    .replace(/\b([2-6])[ªa](?:[ -]?feiras?\b|(?=[\s,.]|$))/g, (_, day: string) => weekdayOrdinals[Number(day) - 2] ?? '')
    .replace(/(?<![\da-z])[a-z]+(?![\da-z])/g, (word) => (word === 'eh' ? 'e' : fullWords(word)))
    .replace(/\bmeio[ -]?dia\b/g, '12h')
    .replace(/\b(de|do|em|\d)([ /.-])dez\b(?! (?:dias|horas|da|e)\b)/g, '$1$2dezembro')
    .replace(/\b(?:primeiro|1[º°o])(?= (?:de|do|dia)\b|[/.-])/g, '1')
  // 'Não tem quinta?' asks for one
  const asked = plain.includes('?') ? written.replace(/\bnao (?=(?:tem|teria|ha|da|pode|podia|poderia)\b)/g, '') : written
  return inDigits(asked)
    .replace(
      /\bdias? (\d{1,2})((?:\s*(?:,|e|ou)\s*\d{1,2})+)(?!\s*[/h:]|\d)/g,
      (_, first: string, more: string) => `dia ${first}${more.replace(/\d+/g, ' dia $&')}`,
    )
    .replace(/(?<![\d/:.-]|\b(?:as|das|dia|entre|opcao|numero) )\b(19|2\d|3[01])(?= (?:e|ou|de|a|pela|manha|tarde)\b)/g, 'dia $&')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
const weekdayOrdinals = ['segunda', 'terca', 'quarta', 'quinta', 'sexta']
