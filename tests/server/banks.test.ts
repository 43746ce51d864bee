import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { banks } from '../../src/api/contract/bank.ts'
import { accountBanks } from '../../server/banks/banks.ts'
import { bankForms, bankNames } from '../../server/banks/bankNamesAndFormats.ts'

const bank = (code: string) => accountBanks.find((one) => one.code === code)

describe('the banks', () => {
  it('are those of the register with accounts, each once, with a unique code and name', () => {
    expect(accountBanks.length).toBeGreaterThan(150)
    expect(new Set(accountBanks.map(({ code }) => code)).size).toBe(accountBanks.length)
    expect(new Set(accountBanks.map(({ name }) => name)).size).toBe(accountBanks.length)
    expect(z.parse(banks, { banks: accountBanks }).banks).toEqual(accountBanks)
  })

  it.each([
    ['001', 'Banco do Brasil'],
    ['033', 'Santander'],
    ['104', 'Caixa Econômica Federal'],
    ['237', 'Bradesco'],
    ['341', 'Itaú Unibanco'],
    ['260', 'Nubank'],
    ['077', 'Banco Inter'],
    ['748', 'Sicredi'],
    ['756', 'Sicoob'],
  ])('%s is %s', (code, name) => {
    expect(bank(code)).toMatchObject({ id: code, name })
  })

  it.each([
    ['001', { digits: 4, checkDigit: true }, { digits: 8, checkDigit: true }],
    ['033', { digits: 4, checkDigit: false }, { digits: 8, checkDigit: true }],
    ['237', { digits: 4, checkDigit: true }, { digits: 7, checkDigit: true }],
    ['341', { digits: 4, checkDigit: false }, { digits: 5, checkDigit: true }],
    ['104', { digits: 4, checkDigit: false }, { digits: 11, checkDigit: true }],
    ['260', { digits: 4, checkDigit: false }, { digits: 7, checkDigit: true }],
    ['077', { digits: 4, checkDigit: false }, { digits: 7, checkDigit: true }],
    ['756', null, null],
  ])('include %s with its known format of agencies and accounts', (code, agency, account) => {
    expect(bank(code)).toMatchObject({ agency, account })
  })

  it('include all with a known name or format', () => {
    for (const code of [...Object.keys(bankNames), ...Object.keys(bankForms)]) expect(bank(code)).toBeDefined()
  })

  it('include no broker, no fund and none being wound up', () => {
    expect(accountBanks.filter(({ name }) => /corretora|fundo|liquidação/i.test(name))).toEqual([])
  })
})
