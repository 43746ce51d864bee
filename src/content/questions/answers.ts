import type * as z from 'zod/mini'
import * as values from '../../api/contract/values/valueRules.ts'

/** Every question, with the rule of its value. */
export const answerRules = {
  cep: values.cep,
  state: values.state,
  city: values.city,
  neighborhood: values.neighborhood,
  street: values.street,
  number: values.number,
  block: values.block,
  lot: values.lot,
  complement: values.complement,
  plan: values.plan,
  name: values.name,
  phone: values.phone,
  email: values.email,
  acceptPromotions: values.yesNo,
  birthDate: values.birthDate,
  motherName: values.motherName,
  document: values.document,
  dueDate: values.dueDate,
  directDebit: values.yesNo,
  bank: values.bank,
  agency: values.agency,
  account: values.account,
  schedule: values.schedule,
  visitNote: values.visitNote,
  offer: values.plan,
  code: values.mailedCode,
  notice: values.yesNo,
} as const

export type Key = keyof typeof answerRules
export type Value<K extends Key = Key> = z.output<(typeof answerRules)[K]>

/** The known answers. A question without an answer has no entry. */
export type Answers = { [K in Key]?: Value<K> }

export function isKey(text: string): text is Key {
  return Object.hasOwn(answerRules, text)
}

/** The questions that an object has entries for. */
export const keysIn = (entries: object): Key[] => Object.keys(entries).filter(isKey)
