import { emoji } from '../line/clauses.ts'
import { isAsking } from '../line/isAsking.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { likelyAgrees, likelyDenies } from '../meaning/agreesOrDenies.ts'
import { normalized } from '../line/normalizeText.ts'
import { fromEmoji } from '../line/typos.ts'

/** Whether a line agrees to the read-back, the clauses that deny some of it, and its other questions or answers. */
export type Stance = { agrees: boolean; isSureYes: boolean; denying: string[]; isSureNo: boolean; more: string }

/** Whether words are about other things than the answers read back, or answer other questions. */
type Beside = Record<'isOfOther' | 'tellsOther', (words: string) => boolean>

/** Judges a line as the reply to a read-back, clause by clause. Words about other things deny nothing. */
export function stanceOn(read: string, text: string, { isOfOther, tellsOther }: Beside): Stance {
  const { plain } = normalized(read)
  const clauses = clausesIn(text)
  const rest = clauses.filter((clause) => !agreesTo(plain, clause) || tellsOther(clause))
  const isInClause = rest.length < clauses.length
  const after = clauses.slice(clauses.findIndex((clause) => !rest.includes(clause)))
  const more = rest.filter(
    (clause) => (isInClause && after.includes(clause)) || /[\d@]/.test(text) || asksSomething(clause),
  )
  const isYes = agreesTo(plain, clauses[0] ?? '', certain) && likelyDenies(normalized(text).plain, plain) < unlikely
  const denials = [...rest, text]
    .map((words) => ({ words, odds: likelyDenies(normalized(words).plain, plain) }))
    .filter(({ words, odds }) => odds > (isYes ? surely : likely) && !isOfOther(words))
  return {
    agrees: isInClause || agreesTo(plain, text),
    isSureYes: [...clauses, text].some((words) => agreesTo(plain, words, certain)),
    denying: denials.map(({ words }) => words),
    isSureNo: denials.some(({ odds }) => odds > surely),
    more: more.join(' ').replace(leadsOn, ''),
  }
}

/** A question does not agree, except for a small one at the end: 'é esse, né?'. Neither does 'confere não'. */
export const agreesTo = (read: string, words: string, least = sure) =>
  !words.replace(tag, '').includes('?') &&
  !endsInNo.test(words) &&
  likelyAgrees(normalized(fromEmoji(words)).plain, normalized(read).plain) > least
const endsInNo = /(?<!\p{L})n(?:[ãa]o)?(?: (?:n[ée]|viu|moç[oa]))?\W*$/iu
export const [likely, sure] = [0.45, 0.55]
const [surely, certain, asks, unlikely] = [0.7, 0.66, 0.65, 0.2]
const tag = /(?<!\p{L})(?:n[ée]|viu|t[áa]|ok|hein)\s*\?+\s*$/iu

const asksSomething = (clause: string) => {
  const { plain } = normalized(clause)
  return isAsking(clause, plain) || likelyAsks(plain) > asks
}

const leadsOn = /^(?:e|ah|a[íi]|olha|ent[ãa]o|mas|agora|tudo)(?![\p{L}\d])[\s,]*(?:(?:eu )?perguntei\s+)?/iu

const beforeClause = new RegExp(`(?<=[.,;!?…]|${emoji})\\s+|\\n|\\s+(?=(?:mas|por[ée]m|s[óo] que|e|agora)\\s)`, 'iu')
/** Splits a line into clauses, at each mark and before each word that goes on. */
export const clausesIn = (text: string) => text.split(beforeClause).filter((clause) => /[\p{L}\d]/u.test(clause))

export const betweenMarks = (text: string) => text.split(/(?<=[.,;!?…])\s+|\n/)
export const negates = /(?<!\p{L})(?:n[ãa]o|nem|nunca|sem|nada)(?!\p{L})/iu
