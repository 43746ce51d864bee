import { describe, expect, it } from 'vitest'
import { address } from '../../src/api/contract/address.ts'
import { refusalText } from '../../src/api/contract/errors/validationMessages.ts'
import { motherName, name } from '../../src/api/contract/values/valueRules.ts'
import { readAnswers } from '../../src/funnel/answers/readAnswers.ts'

const refusalOf = (field: string, text: string) =>
  address.safeParse({ cep: '14010100', [field]: text }).error?.issues[0]?.message ?? null

const typed = [
  'address',
  'neighborhood',
  'city',
  'complement',
  'customComplement',
  'complemento1',
  'block_number',
] as const

describe('an address typed by a visitor', () => {
  it.each([
    'Rua das Palmeiras',
    'Quadra 104 Norte, Alameda 12',
    'SQN 210 Bloco C',
    'QNM 36 Conjunto B2',
    'Rodovia BR-101 km 12',
    'Rod. BR-101, km 12,5',
    'Av.Brasil',
    'R.Dr.José de Alencar',
    'Av.Com.Franco',
    'Trav.Com.Silva',
    'Av. Com. Norberto Marcondes',
    'Praça N.Sra.Aparecida',
    'Estrada do M’Boi Mirim',
    "Sítio D'Água (entrada 2ª porteira)",
    'Rua 1.500',
    'Rua 7 de Setembro/Centro',
    'Apto 1204 Bloco B',
    'Apto.1204 Bl.B',
    'Casa 2 (fundos)',
    'Ed. Solar do Porto, 3º andar, sl. 301/302',
    'Loja 1234567',
    'Condomínio Net Park',
    'Gleba 3, 12-A, 1200-1240',
    'Apto 1204 1205 1206',
    'São José do Vale do Rio Preto',
  ])('is accepted in usual spellings: %s', (text) => {
    for (const field of typed) expect(refusalOf(field, text)).toBeNull()
  })

  it.each(['35', '35A', 's/n', 'km 12', 'nº 1234-B', '35/37'])('has a valid number: %s', (text) => {
    expect(refusalOf('number', text)).toBeNull()
  })

  it.each([
    'Falta pagar a taxa: https://pix-tim.example/pague',
    'HTTP://203.0.113.5/x 35',
    'PAGUE em www.pix-tim.example 35',
    'pix-tim.com 35',
    'acesse pix-tim.com.br, 35',
    'bit.ly/3xYz 35',
    'pague@pix-tim.example 35',
    'chame 16991234567',
    'chame (16) 99123-4567',
    'chame 1 6 9 9 1 2 3 4 5 6 7',
  ])('cannot contain a message: %s', (text) => {
    for (const field of [...typed, 'number']) expect(refusalOf(field, text)).toBe('text.message')
  })

  it.each([
    ['a text that is turned round', 'Rua 35 \u202Egap'],
    ['an isolate', 'Rua 35 \u2066a\u2069'],
    ['a space of no width', 'Rua 35 pix\u200B-tim'],
    ['a joiner', 'Rua 35 pix\u2060tim'],
    ['a soft hyphen', 'Rua 35 pix\u00ADtim'],
    ['a letter that is not seen', 'Rua 35 \u3164'],
    ['another line', 'Rua 35\u2028Pague'],
  ])('cannot contain hidden characters: %s', (_, text) => {
    for (const field of [...typed, 'number']) expect(refusalOf(field, text)).toBe('text.control')
  })

  it('is refused with advice', () => {
    expect(refusalText('text.message')).toMatch(/^Escreva/)
    expect(refusalText('text.control')).toMatch(/Apague e escreva de novo/)
  })

  it('loses invisible characters of a pasted text', () => {
    expect(readAnswers({ street: '\u200ERua das\u00AD Palmeiras\u200B' }, new Date()).values).toEqual({
      street: 'Rua das Palmeiras',
    })
  })
})

describe('a name', () => {
  it.each([
    ['Ana \u3164 Souza', false],
    ['Ana\u034F Souza', false],
    ['Acesse www.pix.com', false],
    ['Ana pix@tim', false],
    ['Ana 16991234567', false],
    ['Ana D’Ávila', true],
    ['José Sant’Anna Jr.', true],
  ])('can be %j: %s', (text, isOne) => {
    for (const rule of [name, motherName]) expect(rule.safeParse(text).success).toBe(isOne)
  })
})
