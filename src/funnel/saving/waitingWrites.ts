import type { WriteName } from '../../content/flows/flow.ts'
import { questions } from '../../content/questions/questions.ts'
import { nextWrite } from './nextWrite.ts'
import { keysOfWrite, type Ledger, type Write } from './writes.ts'

/**
 * All that the server does not know yet, in order, up to the first write with a private answer. A notice stays due until the
 * server names it, and nothing follows before.
 */
export function waitingWrites(ledger: Ledger, before: readonly WriteName[] = []): Write[] {
  const write = nextWrite(ledger)
  if (!write || isPrivate(write, ledger) || before.includes(write.name)) return []
  const { name, of } = write
  return [write, ...waitingWrites({ ...ledger, saved: { ...ledger.saved, [name]: of } }, [...before, name])]
}

const isPrivate = ({ name }: Write, { kept }: Ledger) =>
  keysOfWrite(name).some((key) => questions[key].private && kept[key])
