import { addressCards, documentCards } from '../../../server/sample/cards.ts'
import { cepText } from '../../../src/content/format.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'

/** Somebody who has an answer to every question, in the words of a visitor. The visit is chosen out of those that are free. */
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
} as const satisfies Raw
