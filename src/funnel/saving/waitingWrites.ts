import type { WriteName } from '../../content/flows/flow.ts'
import { questions } from '../../content/questions/questions.ts'
import { nextWrite } from './nextWrite.ts'
import { keysOfWrite, type Ledger, type Write } from './writes.ts'

/** All writes that the server lacks, in order, up to the first private one. Nothing follows a notice without an id. */
export function waitingWrites(ledger: Ledger, before: readonly WriteName[] = []): Write[] {
  const write = nextWrite(ledger)
  if (!write || isPrivate(write, ledger) || before.includes(write.name)) return []
  const { name, of } = write
  return [write, ...waitingWrites({ ...ledger, saved: { ...ledger.saved, [name]: of } }, [...before, name])]
}

const isPrivate = ({ name }: Write, { kept }: Ledger) =>
  keysOfWrite(name).some((key) => questions[key].private && kept[key])
