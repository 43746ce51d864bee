import { byAddress } from '../../content/faq/pricesAndPlansFaq.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { sayAnswer } from '../../funnel/answers/showAnswer.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { ChatActions } from './chatActions.ts'
import { rephraseRepeatedReply } from './rephraseRepeatedReply.ts'

/** Shows the reply to a question next to answers that were taken. */
export function tellBeside(
  voice: ChatActions,
  { key, text }: { key: Key; text: string },
  { answers, reply }: { answers: Raw; reply?: string | null },
) {
  const whole = withoutPlansToCome(voice.now(), reply ?? '')
  const told = whole === '' ? '' : rephraseRepeatedReply(voice.now(), whole, text)
  if (told !== '') voice.aside(journey(voice.now()).question, hidden([key, ...keysIn(answers)], text), told)
}

/** Drops the promise of plans from a reply, if the address is complete and they are being looked up. */
export const withoutPlansToCome = (funnel: Funnel, reply: string) =>
  journey(funnel).question === null ? reply.replace(byAddress, '').trim() : reply

/** A message as the conversation may store it, masked if it contains private answers. */
export const hidden = (keys: readonly Key[], text: string) =>
  sayAnswer(keys.find((key) => questions[key].private) ?? 'cep', text)
