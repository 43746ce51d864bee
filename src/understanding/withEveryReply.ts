import { askingIn } from './clauses.ts'
import { normalized } from './normalizeText.ts'
import { questionWords } from './openingPhrases.ts'
import { agreed, tellSame } from './replyToQuestions.ts'
import { replyToPart } from './sideQuestionReply.ts'
import { isUrgent, talkAsked } from './talk/replyToTalk.ts'
import type { Line, Understanding } from './understandingTypes.ts'

/** Adds the replies to the other questions of a line: 'tem fidelidade, qual é a multa, e a instalação é cobrada?' */
export function withEveryReply(line: Pick<Line, 'funnel' | 'key' | 'text'>, heard: Understanding): Understanding {
  const { funnel, key, text } = line
  const isReplied = heard.kind === 'answers' || heard.kind === 'readBack' || heard.kind === 'side'
  const parts = isReplied ? questionsIn(text) : []
  if (!isReplied || parts.length < 2 || (heard.kind === 'side' && heard.asksBack)) return heard
  const talk = talkAsked(funnel, text, normalized(text).plain, key)
  if (talk && isUrgent(talk)) return heard
  const own = heard.kind === 'side' && heard.isUnsure ? null : (heard.reply ?? null)
  const replies = parts.flatMap((part) => replyToPart(funnel, key, normalized(part).plain, surely) ?? [])
  const all = replies.reduce<string[]>(
    (told, reply) => (isToldIn(told, reply) || isLong([...told, reply]) ? told : [...told, reply]),
    own === null ? [] : [own],
  )
  if (all.length === (own === null ? 0 : 1)) return heard
  const reply = all.join(' ')
  return heard.kind === 'side' ? { kind: 'side', reply } : { ...heard, reply }
}
const surely = 0.6

/** Whether replies say the same, by a price or by the end of a sentence. */
const isToldIn = (told: readonly string[], reply: string) =>
  told.some((one) => one.includes(reply) || tellSame(one, reply) || endOf(one) === endOf(reply))
const endOf = (reply: string) => reply.split(/[,;:.] /).at(-1)
const isLong = (replies: readonly string[]) => replies.join(' ').split(/[.!?]\s/).length > most
const most = 4

/** The questions of a line, those in one sentence too. */
const questionsIn = (text: string) =>
  askingIn(text)
    .flatMap((sentence) => sentence.replace(pause, '\n').split('\n'))
    .filter((part) => part.trim().includes(' ') && !agreed.test(part))
const pause = new RegExp(
  `[,;]\\s+(?=(?:e |mas )?(?:${questionWords.replace('|como', '')}|se|tem|h[áa]|vem|vai|precis[ao]|cobra|a instala[çc][ãa]o|o plano)\\s)`,
  'gi',
)
