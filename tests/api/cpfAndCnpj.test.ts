import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCnpj, isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'

const endings = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

it('the CPF check agrees with an independent implementation, for every pair of check digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (body) => {
      expect(endings.filter((end) => isCpf(body + end))).toEqual(endings.filter((end) => isValidCpf(body + end)))
    }),
  )
})

it('the alphanumeric CNPJ check agrees with an independent implementation, for every pair of check digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (body) => {
      expect(endings.filter((end) => isCnpj(body + end))).toEqual(
        endings.filter((end) => isValidCnpj(body + end, { version: 2 })),
      )
    }),
  )
})

it.each(['52998224725', '11144477735'])('the CPF %s is accepted', (cpf) => expect(isCpf(cpf)).toBe(true))
it.each(['12ABC34501DE35', '00000000000191', '11222333000181'])('the CNPJ %s is accepted', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(true),
)
it.each(['00000000000000', '12ABC34501DE36', '12abc34501de35', '1234'])('the CNPJ %s is refused', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(false),
)
