import { keysIn } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { replyToCourtesy } from '../replies/courtesyReply.ts'
import { askingIn, sentencesOf } from '../line/clauses.ts'
import { faqReply } from '../replies/faqReply.ts'
import { toTake } from './handleClauseByClause.ts'
import { expandShortForms } from '../line/expandShortForms.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { normalized } from '../line/normalizeText.ts'
import { areFewWords, questionWords } from '../line/openingPhrases.ts'
import { agreed, opensQuestion, tellSame } from '../replies/replyToQuestions.ts'
import { replyToPart } from '../replies/sideQuestionReply.ts'
import { isUrgent, talkAsked } from '../talk/replyToTalk.ts'
import { asksForDay } from '../values/visitRequest.ts'
import type { Line, Understanding } from '../understandingTypes.ts'

type Asked = Pick<Line, 'funnel' | 'key' | 'text' | 'today'>

/** Adds the replies to the other questions of a line: 'tem fidelidade, qual é a multa, e a instalação é cobrada?' */
export function withEveryReply(line: Asked, heard: Understanding): Understanding {
  const { funnel, key, text } = line
  const isAnswered = heard.kind === 'answers' || heard.kind === 'readBack'
  const asked = isAnswered && !heard.reply ? questionLeftOpen(line) : null
  const open = asked !== null && isAnswered && tellsValue(asked, heard.answers) ? null : asked
  if (isAnswered && open !== null) {
    const told = open.includes('?')
      ? replyToPart(funnel, key, open, 0, perhaps)
      : replyToPart(funnel, key, `${open}?`, likely)
    const reply = told ?? (text.includes('?') ? notAnAnswerTexts.unanswered : null)
    return reply === null ? heard : { ...heard, reply }
  }
  const isReplied = isAnswered || heard.kind === 'side'
  const parts = isReplied ? questionsIn(text) : []
  if (!isReplied || parts.length < 2 || (heard.kind === 'side' && heard.asksBack)) return heard
  const talk = talkAsked(funnel, text, normalized(text).plain, key)
  if (talk && isUrgent(talk)) return heard
  const own = heard.kind === 'side' && heard.isUnsure ? null : (heard.reply ?? null)
  const isAdvised = own !== null && toTake.test(own)
  const replies = parts
    .flatMap((part) => replyToPart(funnel, key, normalized(part).plain.replace(/\??$/, '?'), surely) ?? [])
    .filter((reply) => !isAdvised || reply !== faqReply(funnel, { id: 'best-plan' }, ''))
  const all = replies.reduce<string[]>(
    (told, reply) => (isToldIn(told, reply) || isLong([...told, reply]) ? told : [...told, reply]),
    own === null ? [] : [own],
  )
  if (all.length === (own === null ? 0 : 1)) return heard
  const reply = all.join(' ')
  return heard.kind === 'side' ? { kind: 'side', reply } : { ...heard, reply }
}
const [certain, likely, surely, perhaps] = [0.85, 0.75, 0.6, 0.4]

/** A question beside an answer that asks for more than agreement: 'Ana Lima. Posso pôr os quatro nomes?' */
function questionLeftOpen({ funnel, key, text, today }: Asked): string | null {
  const { plain } = normalized(text)
  const sentence = askingIn(plain).at(-1) ?? clausesThatAsk(plain).at(-1) ?? ''
  const isAlone = sentence !== plain
  const part = (isAlone ? sentence : (lastPart.exec(plain)?.[0] ?? '')).trim()
  const isAsked = isAlone
    ? part.includes(' ') && (!agreed.test(part) || part.split(' ').length > few)
    : likelyAsks(plain) > certain && !areFewWords(part)
  if (!isAsked || asksForDay.test(part) || replyToCourtesy(part) !== null) return null
  return keysIn(likelyAnswers(funnel, key, part, today)).length > 0 ? null : part
}
/** The later clauses that begin like a question, although nothing marks them: 'sexta, que horas é cada período' */
const clausesThatAsk = (plain: string) =>
  plain
    .split(/[,.;!]+\s+/)
    .slice(1)
    .filter((clause) => opensQuestion.test(expandShortForms(clause)) && !areFewWords(clause))
/** Whether a question gives one of the answers: 'O vencimento pode ser no dia 10?' */
const tellsValue = (part: string, answers: Raw) =>
  keysIn(answers).some((key) => /^\d+$/.test(answers[key] ?? '') && part.split(/\D+/).includes(answers[key] ?? ''))
const lastPart = /[^,;.!?]*\?\W*$/
const few = 5

/** Whether replies say the same, by a price or by the end of a sentence. */
const isToldIn = (told: readonly string[], reply: string) =>
  told.some((one) => one.includes(reply) || tellSame(one, reply) || endOf(one) === endOf(reply))
const endOf = (reply: string) => reply.split(/[,;:.] /).at(-1)
const isLong = (replies: readonly string[]) => replies.join(' ').split(/[.!?]\s/).length > most
const most = 4

/** The questions of a line, those in one sentence and those without a mark too. */
export const questionsIn = (text: string) =>
  sentencesOf(text)
    .filter((sentence) => sentence.includes('?') || asksUnmarked(normalized(sentence).plain))
    .flatMap((sentence) => sentence.replace(pause, '\n').split('\n'))
    .filter((part) => part.trim().includes(' ') && !agreed.test(part))
const asksUnmarked = (plain: string) =>
  !areFewWords(plain) && (opensQuestion.test(expandShortForms(plain)) || likelyAsks(plain) > certain)
const pause = new RegExp(
  `[,;]\\s+(?=(?:e |mas )?(?:${questionWords.replace('|como', '')}|se|tem|h[áa]|vem|vai|precis[ao]|cobra|a instala[çc][ãa]o|o plano)\\s)|\\s+(?=e (?:${questionWords}|p?q|tem|vem|precis[ao]|cobra|a instala[çc][ãa]o|o plano)\\s)`,
  'gi',
)
