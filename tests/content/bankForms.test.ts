import { expect, test } from 'vitest'
import { accountBanks } from '../../server/banks/banks.ts'
import { unusualAccount, unusualAgency } from '../../src/content/reading/unusualBankDetails.ts'
import { refusalWords, type UnusualAnswer } from '../../src/content/texts/errors/answerRefusal.ts'

const wordsOf = (doubt: UnusualAnswer | null) => doubt && refusalWords(doubt)
const bank = (code: string) => accountBanks.find((each) => each.code === code)

test.each([
  ['001', '1234-5', null],
  ['001', '1234', null],
  ['001', '123', 'No Banco do Brasil, a agência costuma ter 4 números e um dígito. Se for assim mesmo, envie de novo.'],
  ['033', '1234', null],
  ['033', '1234-5', 'No Santander, a agência costuma ter 4 números, sem dígito. Se for assim mesmo, envie de novo.'],
  ['003', '12345', null],
  ['999', '1', null],
])('the agency of %s as %s', (code, agency, doubt) => {
  expect(wordsOf(unusualAgency(agency, bank(code)))).toBe(doubt)
})

test.each([
  ['341', '12345-6', null],
  ['341', '123-4', null],
  [
    '341',
    '123456-7',
    'No Itaú Unibanco, a conta costuma ter até 5 números e o dígito. Se for assim mesmo, envie de novo.',
  ],
  ['104', '12345678901-2', null],
  ['003', '123456789012-3', null],
])('the account of %s as %s', (code, account, doubt) => {
  expect(wordsOf(unusualAccount(account, bank(code)))).toBe(doubt)
})
