import { expect, it } from 'vitest'
import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from '../support/aFunnel.ts'
import { after, visitAfter } from '../support/repliesTo.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const banks = [{ id: '260', code: '260', name: 'Nubank', agency: null, account: null }]
const at = (key: keyof typeof fullAnswers, text: string) =>
  handleMessageAtQuestion(answeredUpTo(key, { ...goodFacts, banks }), key, text, noon)

it.each([
  ['name', 'nubank entao serve?', /^Sim, Nubank/],
  ['motherName', 'o nubank, da debito automatico por ele sim ou nao?', /^Sim, Nubank/],
  ['dueDate', 'vocês aceitam o roxinho?', /^Sim, Nubank/],
  ['phone', 'picpay vale?', /não está na lista/],
] as const)('whether a bank is accepted is answered at %s: %s', (key, text, reply) =>
  expect(at(key, text)).toMatchObject({ kind: 'side', reply: expect.stringMatching(reply) }),
)

it('whether a bank is accepted is also answered with an answer', () =>
  expect(at('name', 'Kauã Lima Silva. o nubank serve pro débito automático?')).toMatchObject({
    answers: { name: 'Kauã Lima Silva' },
    reply: expect.stringMatching('Nubank'),
  }))

it.each([
  'dia 10. e no débito, conta do nubank',
  'dia 10, no débito do nubank',
  'dia 10 no débito, tenho conta no roxinho',
])('a bank that is named with direct debit is not asked for: %s', (text) =>
  expect(at('dueDate', text)).toMatchObject({ answers: { dueDate: '10', directDebit: 'sim', bank: '260' } }),
)

it('a bank is answered before any account is asked', async () => {
  const address = ['14010-100', '35', 'sem complemento']
  expect(await after(...address, 'aceita nubank no débito?')).toContain('Sim, Nubank está na lista')
  const { stands } = await visitAfter(...address, 'quero o de 500 e no débito, conta do nubank', 'confere')
  expect(stands).toEqual(expect.arrayContaining(['plan', 'directDebit', 'bank']))
})
