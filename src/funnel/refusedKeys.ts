import { isKey, type Key } from '../content/answers.ts'
import { keysOfWrite, type WriteName } from './writes.ts'

/** The questions to ask again when the server refuses a write: those of the fields it names, else the one that decides the write. */
export function refusedKeys(name: WriteName, fields: readonly string[]): Key[] {
  const named = fields.flatMap((field) => keyOfField(field.split('.').at(-1) ?? '')).filter((key) => keysOfWrite(name).includes(key))
  if (named.length > 0) return named
  return [deciding[name] ?? keysOfWrite(name)[0] ?? 'cep']
}

/** What is asked again when nothing is named: the plan decides where an address is not to blame. */
const deciding: { [W in WriteName]?: Key } = { lead: 'plan', contact: 'name' }

const wireNames: Record<string, Key> = {
  address: 'street', block_number: 'block', allotment_number: 'lot', idPlan: 'plan', accept_promotions: 'acceptPromotions',
  birth_date: 'birthDate', mothers_name: 'motherName', cpf: 'document', cnpj: 'document', due_date: 'dueDate',
  direct_debit: 'directDebit', offer1: 'offer', account_number: 'account', schedules: 'schedule',
}

function keyOfField(field: string): Key[] {
  const key = wireNames[field] ?? field
  return isKey(key) ? [key] : []
}
