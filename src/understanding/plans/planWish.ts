import { isAboutOthers, isHedged } from '../line/aboutOthersOrUnsure.ts'
import { parsePlanClause, denied, type Clause } from './parsePlanClause.ts'
import type { Offered, Stated } from './planCondition.ts'
import { isAsking } from '../line/isAsking.ts'
import { once } from '../once.ts'
import { looksLikeCondition } from './parsePlanCondition.ts'
import { normalizePlanLine } from './normalizePlanLine.ts'
import { namesStreaming, streamWord } from './streamingWords.ts'

/** The plans that a line wants: alternative lists of conditions, and another wish if no plan meets them. */
export type Wish = { ways: Stated[][]; otherwise: Wish | null }

/** The plan wish of a whole line; null if a possible condition is not understood. `isLoose` ignores words around it. */
export function planWish(plain: string, offers: readonly Offered[], isLoose = false): Wish | null {
  const known = once(wishesOf, offers, () => new Map<string, Wish | null>())
  return once(known, `${isLoose} ${plain}`, () =>
    wishIn(normalizePlanLine(takenAfterAsking(plain) ?? plain), offers, isLoose),
  )
}
const wishesOf = new WeakMap<readonly Offered[], Map<string, Wish | null>>()

/** The plan that is asked about and then taken: 'qual o mais rápido? quero esse' */
export function takenAfterAsking(plain: string): string | null {
  const [, asked = '', taken = ''] = /^([^?]+)\?+\s*([^?]+)$/.exec(plain) ?? []
  return taken !== '' && pointsOnly(taken) ? asked.replace(asks, ' ') : null
}

const asks = /\b(?:qual|quais|tem|ha|existe|voces|vcs|desses|sera|e)\b/g

const ifNot = new RegExp(
  ' (?:\\| )?(?:(?:e|ou) (?:\\| )?)?(?:senao|se (?:for|estiver|ficar|sair) (?:muito |mais )?car[oa]|caso contrario|do contrario|ou entao|na falta(?: del[ea])?|em ultimo caso|' +
    '(?<=\\| )(?:se|caso) nao|(?:se|caso) nao(?= (?:fico|quero|pode|vou|o|a|sem|com)\\b| \\|))' +
    '(?: (?:tiver|tem|houver|ter|der|rolar|for possivel|existir|tenha|haja|puder))?(?: (?:el[ea]|esse|isso|mais))?(?: \\|)? ',
)
const either = / (?:\| )?ou (?!melhor|seja|mais|superior|maior|menos)/

function wishIn(line: string, offers: readonly Offered[], isLoose: boolean): Wish | null {
  const hit = ifNot.exec(line)
  const first = hit
    ? line
        .slice(0, hit.index)
        .replace(/^(?:se|caso) (?!ainda|voces|tiv|tem|houv|tenh|haj|exist|der|ter|puder|cheg)/, '')
    : line
  const ways = first.split(either).map((words) => statedIn(words, offers, isLoose))
  const otherwise = hit ? wishIn(line.slice(hit.index + hit[0].length), offers, isLoose) : null
  if (hit && otherwise === null) return null
  const understood = ways.filter((way) => way !== null)
  return understood.length < ways.length
    ? null
    : { ways: understood.map((way) => withSpeed(way, understood[0])), otherwise }
}

/** Repeats the speed in each alternative: '600 com HBO ou Paramount' */
const withSpeed = (way: Stated[], [...first]: readonly Stated[] = []): Stated[] =>
  way.every(({ condition }) => condition.kind === 'streams')
    ? [...first.filter(({ condition }) => condition.kind === 'speed'), ...way]
    : way

type Part = Clause & { isReason: boolean; isInstead: boolean }

function statedIn(line: string, offers: readonly Offered[], isLoose: boolean): Stated[] | null {
  const parts = partsOf(line, offers)
  const last = parts.findLastIndex((one) => !one.isReason && one.isKnown && one.isWish && one.stated.length > 0)
  const known = parts
    .filter((one) => !one.isReason && one.isKnown)
    .flatMap((one) => one.stated.filter(({ isDenied }) => !isDenied))
  let stated: Stated[] = []
  let before: Stated[] = []
  for (const [at, one] of parts.entries()) {
    const role = one.isReason ? ofReason(one, stated) : roleOf(one, at, last, known)
    if (role === 'doubtful' || (role === 'unclear' && (!isLoose || one.stated.some(isDearest)))) return null
    if (role === 'beside') continue
    if (one.isNo) stated = [...before, ...denied(stated.slice(before.length))]
    else if (one.isInstead && one.stated.length > 0) {
      if (stated.some((earlier) => !one.stated.some((later) => replaces(later, earlier)))) return null
      stated = one.stated
    } else {
      before = stated
      stated = [...stated, ...one.stated]
    }
  }
  return stated.length === 0 || contradicts(stated) ? null : stated
}

/** Whether the dearest plan is named, usually as a complaint: 'Tão me empurrando o mais caro' */
const isDearest = ({ condition }: Stated) => condition.kind === 'best' && condition.by === 'dear'

const instead =
  / (?:\| )?(?:digo|ah nao|nao (?:\| )?(?:pera|perai|espera)|(?:k+ )?mentira|(?<!eu )quer dizer|(?:eu )?quis dizer|ou melhor|ops|opa|alias|errei|minto|perdao|desculpa|desculpe|na verdade|pensando bem|me enganei|corrigindo|(?<!\b[oa] )melhor(?= (?:\| )?(?:o|a|de|do|da|quero|\d)))(?= |$)/g

function partsOf(line: string, offers: readonly Offered[]): Part[] {
  return ` ${line}`
    .replace(instead, ' | ^')
    .split(' | ')
    .flatMap((segment) =>
      segment.split('<').map((words, at) => ({
        ...parsePlanClause(words.replace('^', '').trim(), offers),
        isReason: at > 0,
        isInstead: words.includes('^'),
      })),
    )
    .filter(({ words, isInstead }) => words !== '' || isInstead)
    .map((one, at, all) => ({
      ...one,
      isInstead: one.isInstead || (all[at - 1]?.isInstead === true && all[at - 1]?.words === ''),
    }))
}

const selecting = new Set(['speed', 'best', 'place', 'sku'])
const replaces = (later: Stated, { condition, isDenied }: Stated) =>
  isDenied ||
  later.condition.kind === condition.kind ||
  (selecting.has(later.condition.kind) && (selecting.has(condition.kind) || condition.kind === 'price'))

/** Whether words only point at a visible plan: 'quero esse' */
export function pointsOnly(plain: string): boolean {
  if (!pointing.test(plain)) return false
  const words = normalizePlanLine(plain)
  const { isKnown, stated } = parsePlanClause(words, [])
  return isKnown && stated.length === 0 && !/\bnao\b/.test(words)
}

const pointing = /\b(?:n?d?ess[ea]|n?d?est[ea]|aquel[ea])\b/

/** The effect of a clause: it counts, is ignored, has unknown words, or makes the whole line doubtful. */
type Role = 'counts' | 'beside' | 'unclear' | 'doubtful'

const counted = /\d{2,4}|\b(?:megas?|gigas?|reais|contos?)\b/
const hasAlready = new RegExp(
  `^(?:tchau|adeus|chega de|cancelei|larguei|vou cancelar)\\b|^(?:(?:por|que|pois|eu|o|a|la|em casa|aqui|e|${streamWord}) )*ja (?:tenho|pago|assino|possuo|uso|temos)\\b`,
)

/** A reason is a wish only if it names just a streaming or a price that was not stated yet. */
function ofReason({ words, stated, isKnown }: Part, said: readonly Stated[]): Role {
  if (stated.length > 0 && stated.every((one) => said.some((other) => isSameCondition(one, other)))) return 'beside'
  if (/^que\b/.test(words) && isAboutOthers(words.replace(ofPlans, ' '))) return 'unclear'
  const kinds = stated.map(({ condition }) => condition.kind)
  if (hasAlready.test(words) && !counted.test(words)) return 'beside'
  if (!namesStreaming(words) && kinds.some((kind) => selecting.has(kind))) return 'beside'
  if (!namesStreaming(words) && !counted.test(words)) return 'beside'
  return isKnown && stated.length > 0 && !kinds.some((kind) => selecting.has(kind)) ? 'counts' : 'unclear'
}

const isSameCondition = (one: Stated, other: Stated) =>
  JSON.stringify(one.condition) === JSON.stringify(other.condition)

/** Matches 'O mais barato deles' */
const ofPlans = /\bd?el[ea]s?\b/g
const today =
  /\b(?:pago|pagava|pagamos|tenho|tinha|temos|tive|uso|usava|contratei|assino|assinava|vi|era|vivo|claro|oi|net)\b/
const ofUse =
  /^(?:(?:e|aqui|la|em casa|no caso) )*(?:em casa|somos|(?:to|tou|estou)(?= (?:n[ao]|em casa|com))|racho|divido|moro|moramos|jogo|jogamos|trabalho|trabalhamos|uso|usamos|assisto|vejo|tenho \w+ (?:filhos?|criancas?|tvs?|celulares|pessoas)|minha (?:casa|familia)|estudo|faco|gosto|adoro|preciso|sou|obrigad[oa]|valeu)\b/
const data =
  /\b(?:nome|chamo|cep|cpf|e ?mail|telefone|celular|numero|dia|boleto|debito|vencimento|nasci|agencia|conta|banco|mae)\b|\d/
const putsOff =
  /\b(?:deixa|depois|pensar|pensando|volto|esquece|duvida|espera|calma|sei|sera|quem sabe|ver com|falar com|antes|primeiro|conversar|decidir|se|caso|quando|ate|amanha|por enquanto|ainda)\b/
/** Matches reasons that look like questions: 'é para jogar', 'vai sair temporada nova' */
const tells = /^(?:e (?:para|so)|vai|tem)\b/
const holdsBack =
  /^(?:se|quando|caso|talvez|sera|depois|antes|qual|quem|como|onde|nao sei|sei la|cancel\w+|desist\w+)\b/

function roleOf({ words, stated, isKnown }: Part, at: number, last: number, known: readonly Stated[]): Role {
  const hasKnown = known.length > 0
  if (!isKnown && holdsBack.test(words)) return 'doubtful'
  const isSaidAlready =
    hasKnown && !isKnown && stated.every((one) => known.some((other) => isSameCondition(one, other)))
  if (isAboutOthers(words.replace(ofPlans, ' ')))
    return (last >= 0 && at !== last) || isSaidAlready ? 'beside' : 'doubtful'
  if (hasAlready.test(words) && !counted.test(words)) return 'beside'
  if (isKnown) return 'counts'
  const isBefore = at < last
  if (isBefore && today.test(words) && !/\bso tenho\b|\bate\b/.test(words)) return 'beside'
  if (stated.length > 0 || namesStreaming(words) || counted.test(words)) return 'unclear'
  if (isHedged(words)) return 'doubtful'
  if (ofUse.test(words)) return 'beside'
  if (data.test(words) || (isAsking(words, words) && !(hasKnown && tells.test(words)))) return 'unclear'
  return isBefore || (hasKnown && !putsOff.test(words) && !looksLikeCondition(words)) ? 'beside' : 'unclear'
}

/** Whether two speeds, places or ranks are wanted at once, or something is both wanted and denied. */
function contradicts(stated: readonly Stated[]): boolean {
  const wanted = stated.filter(({ isDenied }) => !isDenied).map(({ condition }) => JSON.stringify(condition))
  const unwanted = stated.filter(({ isDenied }) => isDenied).map(({ condition }) => JSON.stringify(condition))
  const exact = stated.filter(
    ({ condition, isDenied }) =>
      !isDenied &&
      (condition.kind === 'speed'
        ? condition.span.from === condition.span.to
        : condition.kind !== 'price' && condition.kind !== 'streams'),
  )
  return (
    wanted.some((one) => unwanted.includes(one)) ||
    new Set(exact.map(({ condition }) => condition.kind)).size <
      new Set(exact.map(({ condition }) => JSON.stringify(condition))).size
  )
}
