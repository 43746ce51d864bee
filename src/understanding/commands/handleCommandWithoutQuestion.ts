import type { Key } from '../../content/questions/answers.ts'
import { doneTexts } from '../../content/texts/done/doneTexts.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { answeredKeys } from '../answeredKeys.ts'
import type { Command } from './commands.ts'
import { handleGlobalCommand, meansSameAnywhere } from './handleGlobalCommand.ts'
import type { Beside } from '../handleMessageWithoutQuestion.ts'
import { planKey } from '../plans/planChanged.ts'

/** Handles a command while no question is open. */
export function handleCommandWithoutQuestion(funnel: Funnel, { name, question }: Command): Beside | null {
  const { order } = journey(funnel).facts
  const told = order && toldOfOrder(endedOrderWords(funnel), name)
  if (told) return { kind: 'side', reply: told }
  if (name === 'wrong') return { kind: 'side', reply: notAnAnswerTexts.editWhich }
  if (meansSameAnywhere(name)) return handleGlobalCommand(funnel, name)
  switch (name) {
    case 'edit':
      return question && answeredKeys(funnel).includes(changed(funnel, question))
        ? { kind: 'edit', key: changed(funnel, question) }
        : { kind: 'side', reply: notAnAnswerTexts.editWhich }
    case 'why':
      return { kind: 'side', reply: quizTexts.why }
    case 'repeat':
    case 'skip':
      return null
  }
}

/** A customer's plan is an offer. */
const changed = (funnel: Funnel, key: Key) => (key === 'plan' ? planKey(funnel) : key)

/** The reply to commands that a placed order no longer allows. */
function toldOfOrder(ended: { lead: string } | null, name: Command['name']): string | null {
  if (name === 'restart') return notAnAnswerTexts.another
  if (name === 'help') return notAnAnswerTexts.afterOrder
  if (name !== 'cancel' && name !== 'edit' && name !== 'back') return null
  if (ended) return ended.lead
  return name === 'cancel' ? doneTexts.withdraw : notAnAnswerTexts.ordered
}
