import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import { notAnAnswerTexts, saidAgain } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import type { Funnel } from '../../funnel/state.ts'

/** Rephrases a reply that equals the last one. */
export function rephraseRepeatedReply({ asides }: Funnel, reply: string): string {
  const last = asides.at(-1)?.reply
  if (last?.endsWith(reply) !== true || last === saidAgain.same(reply)) return reply
  if (isNoted(reply)) return reply
  return otherwise.get(reply) ?? saidAgain.same(reply)
}

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
