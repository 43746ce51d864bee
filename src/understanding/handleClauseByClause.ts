import type { Key } from '../content/questions/answers.ts'
import { normalized } from './normalizeText.ts'
import { questionWords } from './openingPhrases.ts'
import { isAsking } from './findFaqTopic.ts'
import type { Understanding } from './understandingTypes.ts'

type Heard = { kind: string; isUnsure?: true; reply?: string | null }
type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>
type Hear<H> = (clause: string) => H

/**
 * What one clause says of a line that says nothing as a whole. The last comes first, because stories stand before what
 * is meant. An answer is read back.
 */
export function handleClauseByClause(key: Key, text: string, hear: Hear<Understanding>): Understanding | null {
  for (const clause of clausesFromEnd(text)) {
    const heard = hear(clause)
    if (isAnswer(heard) && choices[key]?.test(clause) && !ofOthers.test(clause) && heard.answers[key] !== undefined)
      return { kind: 'readBack', answers: heard.answers, ...(heard.reply && { reply: heard.reply }) }
    if (isReply(heard, clause)) return heard
  }
  return null
}

/** The reply to one clause, where nothing is asked. */
export const clauseReply = <H extends Heard>(text: string, hear: Hear<H | null>): H | null =>
  clausesFromEnd(text)
    .map((clause) => ({ clause, heard: hear(clause) }))
    .find(({ clause, heard }) => heard && isReply(heard, clause))?.heard ?? null

/** The replies to questions that stand one after the other: 'tem multa? e quanto demora para instalar?' */
export function replyToEachQuestion(text: string, hear: Hear<Heard | null>): { kind: 'side'; reply: string } | null {
  const questions = (text.match(/[^?]+\?*/g) ?? []).filter((part) => part.includes('?') || opensQuestion.test(part))
  if (questions.length < 2 || questions.slice(1).some((part) => followsUp.test(part))) return null
  const replies = questions.map((question) => {
    const heard = hear(question.trim())
    return heard?.kind === 'side' && !heard.isUnsure ? heard.reply : undefined
  })
  const [first, second, ...more] = new Set(replies)
  if (!first || !second || more.length > 0 || figuresIn(first).some((figure) => second.includes(figure))) return null
  return { kind: 'side', reply: `${first} ${second}` }
}

/** 'Tem fidelidade? de quanto tempo?' asks one thing. */
const followsUp =
  /^\s*(?:e |mas )?(?:de |por |a )?(?:quant[oa]s?|qual|quais|como|quando|onde|por ?que|pq|o que)(?: (?:tempo|[ée]|eh|custa|fica|seria|anos?|meses|vezes|mais))*\s*\?*\s*$/i
/** Replies with a price in common are taken to tell the same. */
const figuresIn = (reply: string) => reply.match(/R\$\s[\d,.]+/g) ?? []
const opensQuestion = new RegExp(`^\\s*(?:e |mas )?(?:${questionWords})\\b`, 'i')

/** Whether nothing was made of a line. Who writes down an answer hears what is wrong with it. */
export const saysNothing = (key: Key, heard: Understanding) =>
  heard.kind === 'refused' ? choices[key] !== undefined : heard.kind === 'side' && heard.isUnsure === true

/** A reason, what is refused, another bill, and what others have. */
const ofOthers =
  /^(?:que|pq|porque|pois)\s|(?<!\p{L})(?:n[ãa]o|nem|aluguel|j[áa]|receb\w+|cai|m[ãa]e|pai|marido|filh[oa]|del[ea]s?|vizinh[oa]s?)(?!\p{L})/iu
const wanted = /\b(?:quero|vou|fico|prefiro|pode|serve|manda|bota|peg[ao]|levo|melhor)\b|^[oa] /i
/** What may be chosen in a clause, and what names it there. */
const choices: { [K in Key]?: RegExp } = {
  number: /\d/,
  plan: wanted,
  offer: wanted,
  dueDate: /./,
  directDebit: /d[ée]bito|boleto/i,
  bank: /./,
  schedule: /./,
}

const isAnswer = (heard: Understanding): heard is Answered => heard.kind === 'answers' || heard.kind === 'readBack'

const isReply = ({ kind, isUnsure }: Heard, clause: string) =>
  kind === 'side' && !isUnsure && (isAsking(clause, normalized(clause).plain) || /\sn[ée]$/i.test(clause))

/** A line with one clause has none of its own. */
function clausesFromEnd(text: string): string[] {
  const clauses = text
    .split(/(?<=[.?!;,])\s+|\s+(?=(?:mas|por[ée]m|s[óo] que|pq|porque|pois)\s)/i)
    .map((clause) => clause.replace(/^(?:mas|por[ée]m|s[óo] que|e|a[ií]|ent[ãa]o)\s+|[,;.\s]+$/gi, ''))
    .filter((clause) => clause !== '')
  return clauses.length > 1 ? clauses.toReversed() : []
}
