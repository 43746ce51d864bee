import { normalized } from '../line/normalizeText.ts'
import { askingIn, clausesFromEnd, sentencesOf, tellingIn } from '../line/clauses.ts'
import { isAsking } from '../line/isAsking.ts'
import { areFewWords, questionWords } from '../line/openingPhrases.ts'

/** The interpretation of a text. */
export type Heard = { kind: string; isUnsure?: true; reply?: string | null; asked?: string }
export type Hear<H> = (clause: string) => H

/** Whether a reply is only to a sentence that asks nothing: 'obrigada! minha filha pode receber o rapaz?' */
export const repliesToRemark = (text: string, reply: string, hear: Hear<Heard | null>): boolean =>
  askingIn(text).length > 0 && tellingIn(text).some((sentence) => hear(sentence)?.reply === reply)

/** The reply to the question in a line; short ones count only if the FAQ has them. */
export function replyToQuestion(text: string, hear: Hear<Heard | null>): string | null {
  const marked = askingIn(text)
  const asked = marked.findLast((one) => !areFewWords(one)) ?? marked.at(-1) ?? text
  const told = asked === text || (areFewWords(asked) && agreed.test(asked)) ? null : hear(asked)
  const isTold = told?.kind === 'side' && !told.isUnsure && (told.asked !== undefined || !areFewWords(asked))
  return isTold ? (told.reply ?? null) : null
}

/** The reply to one clause, if nothing is asked. */
export const clauseReply = <H extends Heard>(text: string, hear: Hear<H | null>): H | null =>
  clausesFromEnd(text)
    .map((clause) => ({ clause, heard: hear(clause) }))
    .find(({ clause, heard }) => heard && isReply(heard, clause))?.heard ?? null

/** The replies to consecutive questions: 'tem multa? e quanto demora para instalar?' */
export function replyToEachQuestion(text: string, hear: Hear<Heard | null>): { kind: 'side'; reply: string } | null {
  const questions = (text.match(/[^?]+\?*/g) ?? []).filter((part) => part.includes('?') || opensQuestion.test(part))
  if (questions.length < 2 || questions.slice(1).some((part) => followsUp.test(part))) return null
  const replies = questions.map((question) => {
    const whole = hear(question.trim())
    const heard = whole?.kind === 'side' ? whole : hear(sentencesOf(question).at(-1) ?? '')
    return heard?.kind === 'side' && !heard.isUnsure ? heard.reply : undefined
  })
  const [first, second, ...more] = new Set(replies)
  if (!first || !second || more.length > 0 || tellSame(first, second)) return null
  if (first.includes(second)) return { kind: 'side', reply: first }
  return { kind: 'side', reply: second.includes(first) ? second : `${first} ${second}` }
}

/** Matches the second part of one question: 'Tem fidelidade? de quanto tempo?' */
const followsUp =
  /^\s*(?:e |mas )?(?:de |por |a )?(?:quant[oa]s?|qual|quais|como|quando|onde|por ?que|pq|o que)(?: (?:tempo|[ée]|eh|custa|fica|seria|anos?|meses|vezes|mais))*\s*\?*\s*$/i
/** Whether two replies share a price, so that they probably say the same. */
export const tellSame = (one: string, other: string) =>
  (one.match(/R\$\s[\d,.]+/g) ?? []).some((figure) => other.includes(figure))
export const opensQuestion = new RegExp(`^\\s*(?:e |mas )?(?:${questionWords})\\b`, 'i')

/** Matches a tag question for agreement: 'já tenho 19, blz?' */
export const agreed =
  /\b(?:blz|beleza|ok|n[ée]|viu|t[áa]|certo|bom|hein|entendeu|combinado|sabe|problema|pr[óo]xim[ao])\W*$/i

export const isReply = ({ kind, isUnsure }: Heard, clause: string) =>
  kind === 'side' && !isUnsure && (isAsking(clause, normalized(clause).plain) || /\sn[ée]$/i.test(clause))
