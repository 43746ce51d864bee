import type { Key } from '../../content/questions/answers.ts'
import { fieldsOf } from '../../content/questions/questions.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { keysOfWrite } from './writes.ts'

/** The questions to ask again when the server refuses a write: those of the fields it names, else the one that decides the write. */
export function refusedKeys(name: WriteName, refused: readonly string[]): Key[] {
  const names = refused.map(innermost)
  const carried = keysOfWrite(name)
  const named = carried.filter((key) => fieldsOf(key).some((field) => names.includes(innermost(field))))
  if (named.length > 0) return named
  return [deciding[name] ?? carried[0] ?? 'cep']
}

/** What is asked again when nothing is named: the plan decides where an address is not to blame. */
const deciding: { [W in WriteName]?: Key } = { lead: 'plan', contact: 'name' }

/** The address of a lead stands within another object, that of a migration does not. */
const innermost = (field: string) => field.slice(field.lastIndexOf('.') + 1)
