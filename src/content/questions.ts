import type { Key } from './answers.ts'
import type { Question } from './question.ts'
import { addressQuestions } from './questions/address.ts'
import { orderQuestions } from './questions/order.ts'
import { personQuestions } from './questions/person.ts'

/** Every question of the product, declared once. */
export const questions: { [K in Key]: Question<K> } = { ...addressQuestions, ...personQuestions, ...orderQuestions }
