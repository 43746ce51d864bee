import { describe, expect, it } from 'vitest'
import type { Key } from '../../src/content/questions/answers.ts'
import type { Facts, Offers } from '../../src/content/flows/facts.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames as names, flows } from '../../src/content/flows/flows.ts'
import { address } from '../../src/content/flows/parts/addressScreens.ts'
import { fullName, phone } from '../../src/content/flows/parts/personScreens.ts'
import type { Screen } from '../../src/content/flows/screen.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { questionsOn, screenBefore, journey, progress } from '../../src/funnel/journey/journey.ts'
import type { Values } from '../../src/funnel/answers/keepAnswers.ts'
import { pathOf, placeOf } from '../../src/funnel/journey/place.ts'
import { reviewLines } from '../../src/funnel/views/orderLines.ts'
import { flowOf } from '../../src/funnel/answersAndFacts.ts'
import { redirectPlace } from '../../src/funnel/journey/redirectPlace.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { aFunnel, approved, aStreet, fullAnswers, goodFacts } from '../support/aFunnel.ts'

const none = (reason: 'no-network' | 'no-free-port') => aCoverage({ plans: [], infra: null, reason })
const someOffers: Offers = {
  plans: [aPlan({ sku: 'd600a' }), aPlan({ sku: 'd1000a' })],
  request: 'r',
  baseUser: 'b',
  hasEmail: true,
  hasPhone: true,
}
const unreachable: Offers = { ...someOffers, hasEmail: false, hasPhone: false }
/** The answers at these screens. */
const saidAt = (...screens: readonly Screen[]): Values =>
  Object.fromEntries(
    Object.entries(fullAnswers).filter(([key]) => screens.some(({ asks }) => asks.some((each) => each === key))),
  )
const place = saidAt(...address)
const document = fullAnswers.document
const { schedule: _visit, dueDate: _day, ...unbooked } = fullAnswers
const validated = { validated: true } as const
const line = { idLead: 'l', version: 1 }
const covered: Facts = { street: aStreet(), coverage: aCoverage() }

const aFlow = (flow: FlowName, values: Values = {}, facts: Facts = {}) => ({ ...aFunnel(values, facts), flow })

describe('what each flow asks next', () => {
  const cases: [FlowName, string, Values, Facts, string, Key | null][] = [
    ['b', 'after the CEP, coverage is checked', { cep: '14010100' }, { street: aStreet() }, 'verificando', null],
    ['b', 'an offer asks for the plan', { cep: '14010100' }, covered, 'planos', 'plan'],
    ['fluxo', 'address and contact are on one page', place, { street: aStreet() }, 'cep-dados-cliente', 'name'],
    [
      'fluxo',
      'then coverage is checked',
      { ...place, ...saidAt(fullName, phone) },
      { street: aStreet() },
      'verificando',
      null,
    ],
    [
      'fluxo',
      'personal data follow the plan',
      { ...place, ...saidAt(fullName, phone), plan: 'd600gl' },
      covered,
      'dados-pessoais',
      'email',
    ],
    [
      'fluxo',
      'a bill needs no bank',
      { ...unbooked, dueDate: 10, directDebit: false },
      goodFacts,
      'instalacao-pagamento',
      'schedule',
    ],
    ['premium', 'all personal data are on one page', { ...place, plan: 'd600gl' }, covered, 'dados-pessoais', 'name'],
    ['premium', 'the visit comes before the payment', unbooked, covered, 'instalacao', 'schedule'],
    ['mobile', 'a mobile customer gives the line first', {}, {}, 'consulta-telefone', 'phone'],
    ['mobile', 'the line is looked up before the address', { phone: '16991000001' }, {}, 'consulta-telefone', null],
    ['mobile', 'a line that is found leads to the address', { phone: '16991000001' }, { renta: line }, 'cep', 'cep'],
    [
      'mobile',
      'the telephone is not asked again',
      { ...place, ...saidAt(fullName), phone: '16991000001', plan: 'd600gl' },
      { ...covered, renta: line },
      'email',
      'email',
    ],
    ['collaborator', 'a collaborator gives the e-mail first', {}, {}, 'email', 'email'],
    [
      'collaborator',
      'then the code',
      { email: 'a@b.co', acceptPromotions: false },
      {},
      'confirmacao-colaborador',
      'code',
    ],
    [
      'collaborator',
      'the code is checked',
      { email: 'a@b.co', acceptPromotions: false, code: '123456' },
      {},
      'confirmacao-colaborador',
      null,
    ],
    [
      'collaborator',
      'a confirmed one leads to the address',
      { email: 'a@b.co', acceptPromotions: false, code: '123456' },
      { collaborator: validated },
      'cep',
      'cep',
    ],
    ['coverage', 'a covered address ends at its plans', place, covered, 'planos', null],
    [
      'coverage',
      'no network ends at no coverage',
      place,
      { street: aStreet(), coverage: none('no-network') },
      'sem-cobertura',
      'notice',
    ],
    [
      'coverage',
      'no free port ends at no offer',
      place,
      { street: aStreet(), coverage: none('no-free-port') },
      'oferta-indisponivel',
      'notice',
    ],
    [
      'coverage',
      'whoever wants no notice is asked no more',
      { ...place, notice: false },
      { street: aStreet(), coverage: none('no-network') },
      'sem-cobertura',
      null,
    ],
    ['renewal', 'a customer gives the tax id', {}, {}, 'consulta-cpf', 'document'],
    ['renewal', 'offers are looked up', { document }, {}, 'consulta-cpf', null],
    ['renewal', 'none ends it', { document }, { offers: { ...someOffers, plans: [] } }, 'sem-ofertas', null],
    ['renewal', 'one is chosen', { document }, { offers: someOffers }, 'ofertas', 'offer'],
    ['renewal', 'and confirmed', { document, offer: 'd600a' }, { offers: someOffers }, 'confirmacao', null],
    [
      'renewal',
      'then it is done',
      { document, offer: 'd600a' },
      { offers: someOffers, order: { orderNumber: '1' } },
      'pedido-realizado',
      null,
    ],
    [
      'migration',
      'a migration asks where after what',
      { document, offer: 'd600a' },
      { offers: someOffers },
      'cep',
      'cep',
    ],
    [
      'migration',
      'an address without network ends it',
      { ...place, document, offer: 'd600a' },
      { offers: someOffers, street: aStreet(), coverage: none('no-network') },
      'oferta-indisponivel',
      'notice',
    ],
    [
      'migration',
      'who is known is checked at once',
      { ...place, document, offer: 'd600a' },
      { offers: someOffers, ...covered },
      'validacao',
      null,
    ],
    [
      'migration',
      'a telephone that is not known is asked',
      { ...place, document, offer: 'd600a' },
      { offers: unreachable, ...covered },
      'telefone',
      'phone',
    ],
    [
      'migration',
      'the visit comes last',
      { ...place, document, offer: 'd600a' },
      { offers: someOffers, ...covered, risk: approved },
      'data-instalacao',
      'schedule',
    ],
  ]
  it.each(cases)('%s: %s', (flow, _, values, facts, screen, question) => {
    const walk = journey(aFlow(flow, values, facts))
    expect([walk.current.id, walk.question]).toEqual([screen, question])
  })
})

describe('going back in a flow', () => {
  const cases: [FlowName, string, Values, Facts, string][] = [
    ['b', 'nome', { ...fullAnswers }, goodFacts, 'cep'],
    ['fluxo', 'dados-pessoais', fullAnswers, goodFacts, 'planos'],
    ['premium', 'dados-pessoais', fullAnswers, goodFacts, 'nr-imovel'],
    ['mobile', 'cep', fullAnswers, { ...goodFacts, renta: line }, 'consulta-telefone'],
    ['renewal', 'confirmacao', { document, offer: 'd600a' }, { offers: someOffers }, 'ofertas'],
    ['migration', 'cep', { document, offer: 'd600a' }, { offers: someOffers }, 'ofertas'],
  ]
  it.each(cases)('%s: from %s', (flow, from, values, facts, to) => {
    expect(screenBefore(journey(aFlow(flow, values, facts)), from)?.id).toBe(to)
  })
})

const renewed = (id: string) => progress(aFlow('renewal', { document, offer: 'd600a' }, { offers: someOffers }), id)

describe('progress in renewal', () => {
  it('starts at 10%, is half at the confirmation and whole when done', () => {
    expect([renewed('consulta-cpf'), renewed('confirmacao'), renewed('pedido-realizado')]).toEqual([10, 50, 100])
  })
})

const ofQuiz = (answered: number) =>
  Object.fromEntries(Array.from({ length: answered }, (_, at) => [`question-${at}`, 'option']))

describe('progress on the way to an order', () => {
  const facts = { ...goodFacts, offers: someOffers, collaborator: validated, renta: line, order: { orderNumber: '1' } }
  it.each(names)('never falls in %s, however long the quiz is', (flow) => {
    const knowledge = aFlow(flow, { ...fullAnswers, offer: 'd600a', code: '123456' }, facts)
    const way = flowOf(knowledge).screens.filter(({ kind }) => kind !== 'exit')
    const percents = way.flatMap(({ id }) =>
      (id === 'validacao' ? [0, 1, 2, 3, 10] : [0]).map((answered) =>
        progress({ ...knowledge, quiz: ofQuiz(answered) }, id),
      ),
    )
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    const whole = way.at(-1)?.kind === 'end' ? 100 : percents.at(-1)
    expect([percents[0], percents.at(-1)]).toEqual([10, whole])
  })
  it.each(names.filter((flow) => flowOf({ flow }).screens.some(({ id }) => id === 'validacao')))(
    'grows in %s by 3 at the quiz and by 2 with each of three answers',
    (flow) => {
      const knowledge = aFlow(flow, { ...fullAnswers, offer: 'd600a', code: '123456' }, facts)
      const [start = 0, ...answered] = [0, 1, 2, 3].map((count) =>
        progress({ ...knowledge, quiz: ofQuiz(count) }, 'validacao'),
      )
      expect(answered.map((percent) => percent - start)).toEqual([2, 4, 6])
    },
  )
})

it('a call can be requested only next to the plans of an address', () => {
  const beside = { voice: 'pages', flow: 'coverage', screen: 'com-cobertura' } as const
  expect(redirectPlace({ ...aFlow('coverage', place, covered), place: beside })).toBeNull()
  expect(
    redirectPlace({ ...aFlow('coverage', place, { street: aStreet(), coverage: none('no-network') }), place: beside }),
  ).toMatchObject({ screen: 'sem-cobertura' })
})

it('the review of a renewal shows only the offer and the tax id', () => {
  const groups = reviewLines(aFlow('renewal', { document, offer: 'd600a' }, { offers: someOffers }))
  expect(groups.map(({ heading, lines }) => [heading, lines.map(({ key }) => key)])).toEqual([
    ['Plano', ['offer', 'offer']],
    ['Seus dados', ['document']],
  ])
})

describe('addresses', () => {
  it.each(names)('are unique for every page and question of %s', (flow) => {
    const { screens } = flows[flow]
    const places = screens.flatMap(({ id, kind, asks }) => [
      { voice: 'pages', flow, screen: id } as const,
      ...(kind === 'ask'
        ? asks.map((key) => ({ voice: 'chat', flow, screen: id, key }) as const)
        : [{ voice: 'chat', flow, screen: id } as const]),
    ])
    const paths = places.map(pathOf)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.map((path) => placeOf(path, { flow }))).toEqual(places)
  })
  it('of renewal are shorter outside the migration', () => {
    expect(placeOf('/ofertas')).toEqual({ voice: 'pages', flow: 'renewal', screen: 'ofertas' })
    expect(placeOf('/consulta-cpf/', { flow: 'mobile' })).toEqual({
      voice: 'pages',
      flow: 'renewal',
      screen: 'consulta-cpf',
    })
    expect(placeOf('/ofertas', { flow: 'migration' })).toEqual({ voice: 'pages', flow: 'migration', screen: 'ofertas' })
  })
  it('of a conversation name its flow unless it is the campaign’s own', () => {
    expect(
      ['/chat', '/chat/', '/chat/cobertura', '/chat/refidelizacao/cpf', '/chat/cobertura/planos', '/chat/quem'].map(
        (path) => placeOf(path),
      ),
    ).toEqual([
      { voice: 'chat', flow: 'order' },
      { voice: 'chat', flow: 'order' },
      { voice: 'chat', flow: 'coverage' },
      { voice: 'chat', flow: 'renewal', screen: 'consulta-cpf', key: 'document' },
      { voice: 'chat', flow: 'coverage', screen: 'planos' },
      null,
    ])
  })
})

it.each(Object.entries(flows))('no question is asked twice in %s', (_, { screens }) => {
  const keys = screens
    .filter(({ kind }) => kind === 'ask')
    .flatMap((screen) => questionsOn(screen, {}, { offers: unreachable }))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => questions[key].slug)).toEqual([])
})
