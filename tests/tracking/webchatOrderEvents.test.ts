import { expect, test, vi } from 'vitest'
import type { Facts } from '../../src/content/flows/facts.ts'
import type { Answers } from '../../src/content/questions/answers.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { webchatOrderEvents } from '../../src/tracking/webchatOrderEvents.ts'
import { webchatRecoveryFields } from '../../src/tracking/webchatRecoveryFields.ts'
import type { WebchatEvent } from '../../src/tracking/webchatEvents.ts'
import { aFunnel, answeredUpTo, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { privateQuestions } from '../support/questionsOf.ts'

const placed: Facts = { ...goodFacts, order: { orderNumber: '40718823' } }
const eventsOf = (funnel: Funnel, acceptsContact: boolean | null = null) =>
  webchatOrderEvents({ ...funnel, acceptsContact })
const recoveryOf = (events: readonly WebchatEvent[]) =>
  events.flatMap((event) => (event.name === 'funil_recuperacao' ? [event.fields] : []))

/** The fields that each step of the funnel adds, by the webchat's names. */
const added = [
  { step: 1, zip: '14010100' },
  {
    step: 2,
    streetNr: '35',
    planoAvailable: true,
    email: 'ana@provedor.com.br',
    phone: '5516991234567',
    acceptPhoneContact: true,
  },
  { step: 3, name: 'Ana Souza' },
  { step: 4 },
  { step: 5, acceptEmailOffers: false },
  { step: 6, birthDate: true },
  { step: 7, motherName: true },
  { step: 8, cpf: true },
  { step: 9, noComplement: true, street: 'Rua das Palmeiras' },
  { step: 10, dueDate: 10 },
  { step: 11, directDebit: true },
  { step: 12, bankId: '001', bankAccountAgency: true, bankAccountNr: true },
  { step: 13, installationSchedules: [{ date: '24/11/2026', period: 'manha' }] },
  { step: 14, finalConsent: true },
]

test('a placed order is sent in fourteen steps, each with the fields of all earlier ones', () => {
  const steps = recoveryOf(eventsOf(aFunnel(fullAnswers, placed), true))
  expect(steps).toEqual(added.map((_, last) => Object.assign({}, ...added.slice(0, last + 1))))
})

test('it is sent from its stages over the plan to its number', () => {
  const events = eventsOf(aFunnel(fullAnswers, placed))
  const plan = goodFacts.coverage?.plans.find(({ sku }) => sku === fullAnswers.plan)
  expect(events.filter(({ name }) => name !== 'funil_recuperacao')).toEqual([
    ...['disponibilidade', 'dados-pessoais', 'pagamento', 'pedido-realizado'].map((step) => ({
      name: 'purchase-funnel',
      fields: { step },
    })),
    {
      name: 'addToShoppingCart',
      fields: { ref: plan?.sku, name: plan?.plan, price: plan?.price_with_dacc, qty: 1 },
    },
    { name: 'checkout', fields: { total_itens: 1, total_price: plan?.price_with_dacc, n_pedido: '40718823' } },
  ])
})

test('an unfinished order is sent up to its last step', () => {
  const events = eventsOf(answeredUpTo('phone'))
  expect(recoveryOf(events).map(({ step }) => step)).toEqual([1, 2, 3, 9])
  expect(events.map(({ name }) => name)).not.toContain('checkout')
  expect(eventsOf(aFunnel())).toEqual([{ name: 'purchase-funnel', fields: { step: 'disponibilidade' } }])
})

test('an address without an offer is sent with its contact', () => {
  const { coverage: _, ...facts } = goodFacts
  const none: Facts = { ...facts, coverage: { plans: [], infra: null, reason: 'no-network' } }
  const { cep, number, complement, name, phone, email } = fullAnswers
  const events = eventsOf(aFunnel({ cep, number, complement, notice: true, name, phone, email }, none))
  expect(events).toContainEqual({
    name: 'checkout_semcobertura',
    fields: { total_price: 0, email, phone: `55${phone}`, zip: cep },
  })
  expect(recoveryOf(events).at(-1)).toMatchObject({ planoAvailable: false })
})

test('a house by block and lot is sent with these', () => {
  const byLot: Facts = {
    ...goodFacts,
    street: { found: 'street', street: 'Rua 7', neighborhood: 'Sul', city: 'Goiânia', state: 'GO', byLot: true },
  }
  const { number: _, ...others } = fullAnswers
  expect(recoveryOf(eventsOf(aFunnel({ ...others, block: '12', lot: '7' }, byLot)))[1]).toMatchObject({
    step: 2,
    blockNr: '12',
    lotNr: '7',
  })
})

test('no private answer is sent, even if the browser has it', () => {
  const whole = { ...aFunnel(fullAnswers, placed), lead: { id: 'x', version: 1 } }
  const all: Answers = fullAnswers
  const secrets = privateQuestions.map((key) => String(all[key]))
  expect(secrets).toContain(fullAnswers.document)
  expect(secrets).not.toContain('undefined')
  for (const funnel of [whole, { ...whole, ...browserCopy(whole) }]) {
    const told = JSON.stringify(eventsOf(funnel))
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
    expect(told).not.toContain('•')
  }
})

test('name, telephone and e-mail are sent only in the webchat’s fields for them', () => {
  const personal = ['Ana Souza', '5516991234567', 'ana@provedor.com.br']
  const named = eventsOf(aFunnel(fullAnswers, placed)).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, value]) => (personal.includes(String(value)) ? [`${name} ${field}`] : [])),
  )
  expect([...new Set(named)]).toEqual(['email', 'phone', 'name'].map((field) => `funil_recuperacao ${field}`))
})

test('a company has its own field, even if only its number’s mask is left', () => {
  const order = aFunnel({ ...fullAnswers, document: '11222333000181' }, goodFacts)
  const masked = {
    ...order,
    kept: { ...order.kept, document: { mask: '••.222.333/••••-••', at: order.kept.document?.at ?? 0, of: '' } },
  }
  for (const funnel of [order, masked]) {
    const fields = webchatRecoveryFields(8, { ...funnel, acceptsContact: null })
    expect([fields?.cnpj, fields?.cpf]).toEqual([true, undefined])
  }
})

test.each([0, 15, -1, 1.5, NaN])('the invalid step %s is logged and not sent', (step) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(webchatRecoveryFields(step, { ...aFunnel(fullAnswers, placed), acceptsContact: null })).toBeNull()
  expect(logged.mock.calls).toEqual([['funil_recuperacao: step inválido', step]])
})
