import { describe, expect, it } from 'vitest'
import { interpretJsonLine } from '../../scripts/understanding/interpretJsonLine.ts'

const now = '2026-11-20'
const read = (input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(interpretJsonLine(JSON.stringify({ now, answers: {}, ...input })))
const silent = { answers: {}, rejected: {}, command: null, topic: null, unsure: false }

/** Every question by its name, with a text and its exact value. */
const values: [string, string, unknown][] = [
  ['cep', '14.010-100', '14010100'],
  ['number', 'número 35', '35'],
  ['number', 'não tem número', 's/n'],
  ['complement', 'apto 12', 'apto 12'],
  ['complement', 'moro em casa', ''],
  ['name', 'me chamo Ana Souza', 'Ana Souza'],
  ['phone', '(16) 99123-4567', '16991234567'],
  ['phone', '16 3322-4455', '1633224455'],
  ['email', 'ANA@Gmail.com', 'ana@gmail.com'],
  ['email', 'boletos@empresa.com.br', 'boletos@empresa.com.br'],
  ['name', 'Carla Denzer', 'Carla Denzer'],
  ['motherName', 'Maria Ap. Ferreira', 'Maria Ap. Ferreira'],
  ['birthDate', '15 de março de 1990', '15/03/1990'],
  ['motherName', 'minha mãe é Maria Souza', 'Maria Souza'],
  ['document', '529.982.247-25', '52998224725'],
  ['document', '12.abc.345/01de-35', '12ABC34501DE35'],
  ...[1, 5, 7, 10, 12, 15, 20, 25].map((day): [string, string, number] => ['dueDate', `dia ${day}`, day]),
  ['directDebit', 'débito', true],
  ['directDebit', 'boleto', false],
  ['bank', 'itau', '341'],
  ['agency', '1234-5', '1234-5'],
  ['account', '12345-X', '12345-X'],
  ['acceptPromotions', 'pode mandar', true],
  ['acceptPromotions', 'não', false],
  ['plan', 'o mais barato', 'd500a'],
  [
    'schedule',
    'terça de manhã ou quarta à tarde',
    [
      { date: '2026-11-24', period: 'manha' },
      { date: '2026-11-25', period: 'tarde' },
    ],
  ],
]

const commands: [string, string][] = [
  ['voltar', 'back'],
  ['pular', 'skip'],
  ['repete a pergunta', 'repeat'],
  ['recomeçar', 'restart'],
  ['cancelar', 'cancel'],
  ['ajuda', 'help'],
  ['quero falar com uma pessoa', 'human'],
  ['prefiro o formulário', 'pages'],
  ['por que vocês pedem isso?', 'why'],
]

describe('what a line of JSON says', () => {
  it.each(values)('at %s reads %j as its value and nothing else', (ask, text, value) =>
    expect(read({ ask, text })).toEqual({ ...silent, answers: { [ask]: value } }),
  )

  it.each(commands)('names what %j asks of the conversation', (text, name) => {
    for (const [ask] of values) expect({ ask, ...read({ ask, text }) }).toEqual({ ask, ...silent, command: { name } })
  })

  it('names the question that is to be changed', () =>
    expect(read({ ask: 'plan', text: 'errei o cep' })).toEqual({
      ...silent,
      command: { name: 'edit', question: 'cep' },
    }))

  it('gives the question of the list that is answered', () =>
    expect(read({ ask: 'name', text: 'tem fidelidade?' })).toEqual({
      ...silent,
      topic: { id: 'loyalty', question: 'Tem fidelidade?' },
    }))

  it('says why an answer fails its rules, by its question', () =>
    expect(read({ ask: 'document', text: '529.982.247-26' })).toEqual({
      ...silent,
      rejected: { document: expect.stringMatching(/\.$/) },
    }))

  it('is unsure of what it does not understand', () =>
    expect(read({ ask: 'cep', text: 'asdf' })).toEqual({ ...silent, unsure: true }))

  it.each([{}, { ask: null }, { ask: 'none' }])('reads on where nothing is open: %j', (nothing) => {
    expect(read({ ...nothing, text: 'meu cep é 14010-100' })).toEqual({ ...silent, answers: { cep: '14010100' } })
    expect(read({ ...nothing, text: 'quero falar com uma pessoa' })).toMatchObject({ command: { name: 'human' } })
    expect(read({ ...nothing, text: 'tem fidelidade?' })).toMatchObject({ topic: { id: 'loyalty' } })
    for (const text of ['35', 'sim', 'Ana Souza', 'prefiro não informar'])
      expect(read({ ...nothing, text })).toEqual({ ...silent, unsure: true })
  })
})
