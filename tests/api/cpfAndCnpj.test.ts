import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCnpj, isCpf } from '../../src/api/contract/values/cpfAndCnpj.ts'

const endings = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

it('agrees with an independent reading of the CPF rule, on every ending of a body', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (body) => {
      expect(endings.filter((end) => isCpf(body + end))).toEqual(endings.filter((end) => isValidCpf(body + end)))
    }),
  )
})

it('agrees with an independent reading of the alphanumeric CNPJ rule, on every ending of a body', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (body) => {
      expect(endings.filter((end) => isCnpj(body + end))).toEqual(
        endings.filter((end) => isValidCnpj(body + end, { version: 2 })),
      )
    }),
  )
})

it.each(['52998224725', '11144477735'])('takes the CPF %s', (cpf) => expect(isCpf(cpf)).toBe(true))
it.each(['12ABC34501DE35', '00000000000191', '11222333000181'])('takes the CNPJ %s', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(true),
)
it.each(['00000000000000', '12ABC34501DE36', '12abc34501de35', '1234'])('refuses the CNPJ %s', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(false),
)
