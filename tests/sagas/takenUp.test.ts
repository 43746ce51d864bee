import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressCards, customerCards } from '../../server/sample/sampleCards.ts'
import { answersOf, factsOf } from '../../src/funnel/answersAndFacts.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { showAnswer } from '../../src/funnel/answers/showAnswer.ts'
import { codeMailed, corporateEmail } from '../support/aCustomer.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const { dueDate: _, directDebit: __, ...untilPayment } = person

it.each([
  ['before the payment', untilPayment],
  ['before the visit', person],
])('an order lost by the browser is resumed from the server %s, without asking again', async (_when, words) => {
  const api = apiOf(server.app)
  const first = aSale({}, { api })
  await talk(first, words)
  const stood = first.current()
  await soon(() => expect([nextWrite(first.funnel()), first.funnel().keys]).toEqual([null, {}]))
  const lead = first.funnel().lead
  const second = aSale({}, { api, left: { lead } })
  await soon(() => expect([second.current(), second.went.at(-1)?.place.screen]).toEqual([stood, stood]))
  expect(answersOf(second.funnel())).toMatchObject({ cep: '14010100', number: '35', complement: '', plan: 'd600b' })
  expect([showAnswer(second.funnel(), 'name'), showAnswer(second.funnel(), 'motherName')]).toEqual(['Ana S.', '••••'])
  await talk(second, person)
  await pickFirstVisit(second)
  expect([await finish(second), second.funnel().lead?.id]).toEqual([expect.stringMatching(/^\d+$/), lead?.id])
})

it.each([
  { ...addressCards.onlyCep, known: {} },
  { ...addressCards.down, known: { street: 'Rua da Fonte' } },
])(
  'a typed address of a lost order is not asked again, and is shown if the operator has none: $what',
  async ({ cep, number, known }) => {
    const api = apiOf(server.app)
    const first = aSale({}, { api })
    await talk(first, { ...untilPayment, cep, number })
    await saved(first)
    const stood = first.current()
    const { lead } = first.funnel()
    const second = aSale({}, { api, left: { lead } })
    await soon(() => expect(second.went.at(-1)?.place.screen).toBe(stood))
    await soon(() => expect(factsOf(second.funnel()).coverage).toBeDefined())
    expect(second.current()).toBe(stood)
    const { street, neighborhood, city } = answersOf(first.funnel())
    expect(answersOf(second.funnel())).toMatchObject({
      street,
      neighborhood,
      ...(city && { city }),
      ...known,
    })
  },
)

const saved = (sale: ReturnType<typeof aSale>) =>
  soon(() => expect([nextWrite(sale.funnel()), sale.funnel().keys]).toEqual([null, {}]))
const migration = { ...person, document: customerCards.migration.cpf, offer: 'd600a' }
const { document, offer } = migration
const elsewhere = { document: customerCards.migrationNoContact.cpf, offer: 'd300a', cep: '14050-100', number: '10' }

it.each([
  ['before the offer', { document }, 'ofertas'],
  ['before the address', { document, offer }, 'cep'],
  ['before the visit', migration, 'data-instalacao'],
  ['once a telephone was given that the contract lacks', { ...migration, ...elsewhere }, 'confirmacao'],
])('a migration lost by the browser is resumed %s', async (_when, words, screen) => {
  const api = apiOf(server.app)
  const first = aSale({}, { api, campaign: 'migracao-ultrafibra' })
  await talk(first, words)
  await saved(first)
  expect(first.current()).toBe(screen)
  const { lead } = first.funnel()
  const second = aSale({}, { api, campaign: 'migracao-ultrafibra', left: { lead } })
  await soon(() => expect([second.current(), second.went.at(-1)?.place.screen]).toEqual([screen, screen]))
  await talk(second, { ...migration, ...words })
  if (second.current() === 'data-instalacao') await pickFirstVisit(second)
  expect([await finish(second), second.funnel().lead?.id]).toEqual([expect.stringMatching(/^\d+$/), lead?.id])
})

it.each([
  ['in its own address', 'renewal', {}, 'ofertas'],
  ['wherever its link leads', 'order', { offer: 'd600gl' }, 'confirmacao'],
] as const)('a renewal lost by the browser is resumed %s', async (_where, flow, chosen, screen) => {
  const api = apiOf(server.app)
  const first = aSale({}, { api, place: { voice: 'chat', flow: 'renewal' } })
  await talk(first, { document: customerCards.renewal.cpf, ...chosen })
  await saved(first)
  const { lead } = first.funnel()
  const second = aSale({}, { api, place: { voice: 'chat', flow }, left: { lead } })
  await soon(() =>
    expect([second.current(), second.went.at(-1)?.place]).toEqual([
      screen,
      expect.objectContaining({ voice: 'chat', flow: 'renewal', screen }),
    ]),
  )
  expect(factsOf(second.funnel()).offers).toEqual(factsOf(first.funnel()).offers)
  await talk(second, { offer: 'd600gl' })
  expect([await finish(second), second.funnel().lead?.id]).toEqual([expect.stringMatching(/^\d+$/), lead?.id])
})

it('a collaborator’s lost order continues, and is saved', async () => {
  const api = apiOf(server.app)
  const words = { ...person, email: corporateEmail, plan: 'd600ar' }
  const first = aSale({}, { api, campaign: 'oferta-colaborador' })
  await talk(first, words)
  await soon(() => expect(factsOf(first.funnel()).codeSent).toBeDefined())
  const { birthDate: _day, ...untilBirth } = words
  await talk(first, { ...untilBirth, code: await codeMailed(server) })
  await soon(() => expect([nextWrite(first.funnel()), first.funnel().keys]).toEqual([null, {}]))
  const second = aSale({}, { api, campaign: 'oferta-colaborador', left: { lead: first.funnel().lead } })
  await soon(() => expect(second.funnel().kept.plan?.value).toBe('d600ar'))
  expect(Object.keys(second.funnel().saved)).toContain('collaborator')
})
