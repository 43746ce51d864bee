import { feelingTexts } from '../../content/texts/chat/feelingTexts.ts'
import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts, saidAgain } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { saysUnanswered } from '../../understanding/talk/addFeelingPhrase.ts'

/** Rephrases a reply that equals the last one here, or that was lately told to a visitor who says that it is no answer. */
export function rephraseRepeatedReply(funnel: Funnel, reply: string, text = ''): string {
  const { asides } = funnel
  if (saysUnanswered(text) && asides.slice(-lately).some((aside) => aside.reply.endsWith(reply.replace(sorry, ''))))
    return saidAgain.unsatisfied
  const { after, reply: last = '' } = asides.at(-1) ?? {}
  const isHere = after === journey(funnel).question
  if (!isHere || !last.endsWith(reply) || last === saidAgain.same(reply)) return reply
  if (isNoted(reply) || reply.endsWith('?')) return reply
  return otherwise.get(reply) ?? saidAgain.same(reply)
}

const lately = 4
const sorry = `${feelingTexts.missed} `

const { hello, begins, goesAhead, ask, noHurry, unanswered, beside, afterOrder, agreed, editWhich, remark, repeat } =
  notAnAnswerTexts
const otherwise = new Map<string, string>([
  [hello, saidAgain.hello],
  [begins, saidAgain.hello],
  [goesAhead, saidAgain.goesAhead],
  [ask, saidAgain.ask],
  [noHurry, saidAgain.noHurry],
  [unanswered, saidAgain.unanswered],
  [remark, notAnAnswerTexts.person],
  [beside, saidAgain.beside],
  [afterOrder, saidAgain.beside],
  [agreed, notAnAnswerTexts.thenAccept],
  [editWhich, saidAgain.editWhich],
  [quizTexts.pick, saidAgain.quiz],
  [repeat, saidAgain.repeat],
])

const isNoted = (reply: string) => reply.endsWith(memoryTexts.plan.noted)
