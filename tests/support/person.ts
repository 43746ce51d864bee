import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import type { Key, Value } from '../../src/content/questions/answers.ts'
import { type Raw, readAnswers, type Refused } from '../../src/funnel/answers/readAnswers.ts'
import { cepText } from '../../src/content/format.ts'
import type { Values } from '../../src/funnel/answers/keepAnswers.ts'
import type { Failure } from '../../src/content/texts/errors/failureTexts.ts'

/** The visitor of all tests, in a visitor's words. A question without an answer here does not compile. */
export const person = {
  cep: cepText(addressCards.covered.cep),
  number: addressCards.covered.number,
  block: addressCards.lot.block,
  lot: addressCards.lot.lot,
  complement: 'sem complemento',
  state: 'SP',
  city: 'Ribeirão Preto',
  neighborhood: 'Centro',
  street: 'Rua das Palmeiras',
  plan: 'd600b',
  notice: 'sim',
  name: 'Ana Souza',
  phone: '(16) 99123-4567',
  email: 'ana@provedor.com.br',
  acceptPromotions: 'não',
  birthDate: '15/03/1990',
  motherName: 'Maria Souza',
  document: documentCards.approved.document,
  dueDate: '10',
  directDebit: 'não',
  bank: '001',
  agency: '1234-5',
  account: '12345-6',
  visitNote: 'Portão verde, interfone quebrado',
} as const satisfies Record<Exclude<Key, 'schedule' | 'offer' | 'code'>, string>

/** The same visitor without an earlier order, who volunteers nothing. */
export const newcomer = () => ({
  ...person,
  visitNote: '',
  email: `ana.${Math.random().toString(36).slice(2)}@provedor.com.br`,
})

type Answered<W extends Raw> = { [K in keyof W & Key]: Value<K> }

/** The values of these words, as the product reads them. */
export function valuesOf<W extends Raw>(words: W): Answered<W> {
  const { values, refused } = readAnswers(words, noon)
  if (isWhole<W>(values, refused)) return values
  throw new Error(`These words are refused: ${JSON.stringify(refused)}`)
}

const noon = new Date('2026-11-20T15:00:00.000Z')

const isWhole = <W extends Raw>(values: Values, refused: Refused<Failure>): values is Values & Answered<W> =>
  Object.keys(refused).length === 0
