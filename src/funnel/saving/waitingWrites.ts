import type { WriteName } from '../../content/flows/flow.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../state.ts'
import { nextWrite } from './nextWrite.ts'
import { keysOfWrite, type Ledger, type Write } from './writes.ts'

/**
 * The writes that wait for a line: the one that was sent in vain and those after it, up to the first with a private answer.
 * Null while the next one was not tried yet.
 */
export function waitingWrites(funnel: Funnel): Write[] | null {
  const writes = openWrites(funnel)
  const [first] = writes
  if (!first) return []
  return funnel.saveProblem && funnel.sending?.name === first.name && funnel.sending.of === first.of ? writes : null
}

/** A notice stays due until the server names it, and nothing follows before. */
function openWrites(ledger: Ledger, before: readonly WriteName[] = []): Write[] {
  const write = nextWrite(ledger)
  if (!write || isPrivate(write, ledger) || before.includes(write.name)) return []
  const { name, of } = write
  return [write, ...openWrites({ ...ledger, saved: { ...ledger.saved, [name]: of } }, [...before, name])]
}

const isPrivate = ({ name }: Write, { kept }: Ledger) =>
  keysOfWrite(name).some((key) => questions[key].private && kept[key])
