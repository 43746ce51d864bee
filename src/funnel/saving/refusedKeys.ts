import type { Key } from '../../content/questions/answers.ts'
import { fieldsOf } from '../../content/questions/questions.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { keysOfWrite } from './writes.ts'

/** The questions to ask again after a refused write: those of the named fields, else the one that decides the write. */
export function refusedKeys(name: WriteName, refused: readonly string[]): Key[] {
  const names = refused.map(innermost)
  const carried = keysOfWrite(name)
  const named = carried.filter((key) => fieldsOf(key).some((field) => names.includes(innermost(field))))
  if (named.length > 0) return named
  return [defaultKeyOf[name] ?? carried[0] ?? 'cep']
}

/** The question to ask again if a refusal names no field. */
const defaultKeyOf: { [W in WriteName]?: Key } = { lead: 'plan', contact: 'name' }

/** Drops the outer name: a lead's address is nested in another object, a migration's is not. */
const innermost = (field: string) => field.slice(field.lastIndexOf('.') + 1)
