import { describe, expect, it } from 'vitest'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { flows } from '../../src/content/flows/flows.ts'
import { questionsOn, screenBefore, journey, progress } from '../../src/funnel/journey/journey.ts'
import { keepAnswers, type Values } from '../../src/funnel/answers/keepAnswers.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { isStillValid } from '../../src/funnel/answersAndFacts.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { neighbours, screensFrom } from '../support/questionsOf.ts'
import { aFunnel, answeredUpTo, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const rejected = { ...approved, rejected: true, rejected_message: 'Não foi possível validar.' }
const quiz = { ...approved, quiz_needed: true, quiz: { idQuiz: 'q', questions: [], expiresAt: '' } }
const { schedule: _visit, ...withoutSchedule } = fullAnswers
const { risk: _decision, ...unassessed } = goodFacts
const withoutVisit = { ...goodFacts, coverage: aCoverage({ plans: [aPlan({ installationSchedule: false })] }) }

describe('what is asked next', () => {
  const cases: [string, Funnel, string, Key | null][] = [
    ['a new visitor is asked the CEP', aFunnel(), 'cep', 'cep'],
    ['after the CEP comes the number', aFunnel({ cep: '14010100' }, { street: aStreet() }), 'nr-imovel', 'number'],
    ['the number does not wait for the street', aFunnel({ cep: '14010100' }), 'nr-imovel', 'number'],
    [
      'a CEP without streets asks for neighbourhood first',
      aFunnel({ cep: '14010100' }, { street: aStreet({ found: 'city', street: '', neighborhood: '' }) }),
      'nr-imovel',
      'neighborhood',
    ],
    [
      'a look-up that is down asks for the state',
      aFunnel({ cep: '14010100' }, { street: aStreet({ found: 'down', street: '', neighborhood: '' }) }),
      'nr-imovel',
      'state',
    ],
    [
      'an allotment asks block and lot',
      aFunnel({ cep: '14010100' }, { street: aStreet({ byLot: true }) }),
      'nr-imovel',
      'block',
    ],
    [
      'then the complement',
      aFunnel({ cep: '14010100', number: '35' }, { street: aStreet() }),
      'nr-imovel',
      'complement',
    ],
    [
      'then coverage is checked',
      aFunnel({ cep: '14010100', number: '35', complement: '' }, { street: aStreet() }),
      'verificando',
      null,
    ],
    [
      'no offer ends at the notice',
      answeredUpTo('plan', { street: aStreet(), coverage: aCoverage({ plans: [], reason: 'no-network' }) }),
      'oferta-indisponivel',
      'notice',
    ],
    ['an offer asks for the plan', answeredUpTo('plan'), 'planos', 'plan'],
    ...screensFrom('name', 'directDebit').flatMap(({ id, asks }) =>
      asks.map((key): [string, Funnel, string, Key] => [`then ${key}`, answeredUpTo(key), id, key]),
    ),
    ['with direct debit, the bank', answeredUpTo('bank'), 'conta-debito', 'bank'],
    [
      'without it, straight to the visit',
      aFunnel({ ...withoutSchedule, directDebit: false }, goodFacts),
      'data-instalacao',
      'schedule',
    ],
    ['identity is checked before the visit', answeredUpTo('schedule', unassessed), 'validacao', null],
    ['a quiz stands in the way', answeredUpTo('schedule', { ...goodFacts, risk: quiz }), 'validacao', null],
    ['a first failure may be retried', answeredUpTo('schedule', { ...goodFacts, risk: rejected }), 'erro1', null],
    [
      'a final refusal goes to a person',
      answeredUpTo('schedule', { ...goodFacts, risk: { ...rejected, final: true } }),
      'erro2',
      null,
    ],
    ['an approved visitor picks the visit', answeredUpTo('schedule'), 'data-instalacao', 'schedule'],
    ['a plan with no visit goes straight to the review', answeredUpTo('schedule', withoutVisit), 'confirmacao', null],
    ['all answered is the review', aFunnel(fullAnswers, goodFacts), 'confirmacao', null],
    [
      'an order number ends it',
      aFunnel(fullAnswers, { ...goodFacts, order: { orderNumber: '1' } }),
      'pedido-realizado',
      null,
    ],
  ]
  it.each(cases)('%s', (_, funnel, screen, question) => {
    const walk = journey(funnel)
    expect([walk.current.id, walk.question]).toEqual([screen, question])
  })
})

describe('going back', () => {
  const all = { ...goodFacts, order: { orderNumber: '1' } }
  const cases: [string, string, Funnel, string | null][] = [
    ['the review goes back to the visit', 'confirmacao', aFunnel(fullAnswers, all), 'data-instalacao'],
    ['without a visit, to the account', 'confirmacao', answeredUpTo('schedule', withoutVisit), 'conta-debito'],
    [
      'without a visit or debit, to the choice of debit',
      'confirmacao',
      aFunnel({ ...fullAnswers, directDebit: false }, withoutVisit),
      'ativar-debito',
    ],
    ...neighbours('name', 'directDebit').map(([before, { id }]): [string, string, Funnel, string] => [
      `${id} goes back to ${before.id}`,
      id,
      aFunnel(fullAnswers, all),
      before.id,
    ]),
    ['the name goes back to the number', 'nome', aFunnel(fullAnswers, all), 'nr-imovel'],
    ['the number goes back to the CEP', 'nr-imovel', aFunnel(fullAnswers, all), 'cep'],
    ['the CEP goes back to the start', 'cep', aFunnel(fullAnswers, all), null],
    ['the order goes back to the review', 'pedido-realizado', aFunnel(fullAnswers, all), 'confirmacao'],
    [
      'the quiz goes back to the choice of debit',
      'validacao',
      answeredUpTo('schedule', { ...goodFacts, risk: quiz }),
      'ativar-debito',
    ],
  ]
  it.each(cases)('%s', (_, from, funnel, to) => {
    expect(screenBefore(journey(funnel), from)?.id ?? null).toBe(to)
  })
})

describe('a corrected answer', () => {
  it('changing the CEP asks number, complement, plan and visit again, and not the name', () => {
    expect(reopened({ cep: '22041080' })).toEqual(['number', 'complement', 'plan', 'schedule'])
  })
  it('changing the number asks complement and plan again', () => {
    expect(reopened({ number: '36' })).toEqual(['complement', 'plan'])
  })
  it('changing the bank asks agency and account again', () => {
    expect(reopened({ bank: '341' })).toEqual(['agency', 'account'])
  })
  it('changing the name asks nothing else', () => {
    expect(reopened({ name: 'Ana Lima' })).toEqual([])
  })
  it('the same answer given again asks nothing', () => {
    expect(reopened({ cep: '14010100' })).toEqual([])
  })
  it.each([
    { document: '20000000299' },
    { birthDate: '16/03/1990' },
    { motherName: 'Marta Souza' },
    { cep: '22041080' },
  ])('the risk decision rests on %o', (values) => {
    expect(journey(keepAnswers(aFunnel(fullAnswers, goodFacts), values)).facts.risk).toBeUndefined()
  })
  it.each([
    { name: 'Ana Lima' },
    { phone: '16997654321' },
    { email: 'outra@provedor.com.br' },
    { plan: 'd600a' },
    { number: '36' },
    { dueDate: 20 },
  ])('the risk decision does not rest on %o', (values) => {
    expect(journey(keepAnswers(aFunnel(fullAnswers, goodFacts), values)).facts.risk).toEqual(approved)
  })
  it('an address typed for one CEP does not block plans at another', () => {
    const byHand = { state: 'SP', city: 'Ribeirão Preto', neighborhood: 'Centro', street: 'Rua das Palmeiras' }
    const before = keepAnswers(aFunnel(fullAnswers, goodFacts), byHand)
    const { number, complement, plan } = fullAnswers
    const { kept } = keepAnswers(keepAnswers(before, { cep: '22041080' }), { number, complement, plan })
    expect([isStillValid(kept, 'street'), isStillValid(kept, 'plan')]).toEqual([false, true])
  })
  it('a new CEP with the old number typed again still asks the complement', () => {
    const funnel = keepAnswers(keepAnswers(aFunnel(fullAnswers, goodFacts), { cep: '22041080' }), { number: '35' })
    expect(isStillValid(funnel.kept, 'complement')).toBe(false)
  })
})

it('a deep link beyond the open question is not allowed', () => {
  const open = journey(answeredUpTo('email')).path.map(({ id }) => id)
  expect(['email', 'nome', 'cpf', 'confirmacao'].map((id) => open.includes(id))).toEqual([true, true, false, false])
})

it('skipped questions of a screen are not asked', () => {
  const { answers, facts } = journey(aFunnel({ cep: '14010100' }, { street: aStreet() }))
  expect(
    flows.order.screens.filter(({ id }) => id === 'nr-imovel').map((screen) => questionsOn(screen, answers, facts)),
  ).toEqual([['number', 'complement']])
})

describe('progress', () => {
  it('starts at 10%, grows with every screen and ends at 100%', () => {
    const at = flows.order.screens
      .filter(({ kind }) => kind === 'ask' || kind === 'review')
      .map(({ id }) => progress(aFunnel(fullAnswers, goodFacts), id))
    expect(at[0]).toBe(10)
    expect(at.toSorted((a, b) => a - b)).toEqual(at)
    expect(new Set(at).size).toBe(at.length)
    expect(progress(aFunnel(), 'pedido-realizado')).toBe(100)
  })
  it('grows by 3 in the quiz and by 2 with each answer', () => {
    const funnel = answeredUpTo('schedule', { ...goodFacts, risk: quiz })
    const base = progress(funnel, 'validacao') - 3
    expect(
      [{ a: '1' }, { a: '1', b: '2' }].map((given) => progress({ ...funnel, quiz: given }, 'validacao') - base),
    ).toEqual([5, 7])
  })
})

function reopened(values: Values): Key[] {
  const funnel = keepAnswers(aFunnel(fullAnswers, goodFacts), values)
  return keysIn(fullAnswers).filter((key) => !isStillValid(funnel.kept, key))
}
