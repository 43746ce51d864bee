import type { WriteName } from '../../content/flows/flow.ts'
import { questions } from '../../content/questions/questions.ts'
import { answersOf, doesAsk, factsOf, flowOf, isOver, stands } from '../knowledge.ts'
import { writeOf } from './writeBodies.ts'
import { keysOfWrite, stateOf, type Ledger, type Now, type Write } from './writes.ts'

/** The one write that is due now. Nothing unsaved is stored: it is the difference to what the server acknowledged. */
export function nextWrite(ledger: Ledger): Write | null {
  if (isOver(ledger)) return null
  const now = { ledger, answers: answersOf(ledger), facts: factsOf(ledger) }
  const name = flowOf(ledger)
    .writes(now.facts)
    .find((each) => !isSaved(each, now))
  const sending = name && isReady(name, now) ? writeOf(name, now) : null
  return name && sending ? { name, of: stateOf(ledger, name), ...sending } : null
}

/** A notice that was declined and erased is wanted again as soon as the visitor says so. */
function isSaved(name: WriteName, { ledger, answers }: Now): boolean {
  if (name === 'notice' && answers.notice === true && !ledger.notice) return false
  return ledger.saved[name] === stateOf(ledger, name)
}

/** A question that the flow does not ask delays no write, such as the number where coverage goes by the CEP alone. */
function isReady(name: WriteName, { ledger, answers, facts }: Now): boolean {
  if (name === 'contact' && answers.notice !== true) return false
  if (name === 'lead' && !stands(ledger.kept, 'plan')) return false
  const owed = keysOfWrite(name).filter((key) => name === 'contact' || doesAsk(ledger, key))
  const keys = owed.filter((key) => !questions[key].skipWhen?.(answers, facts))
  return keys.length > 0 && keys.every((key) => stands(ledger.kept, key))
}
