import { accountBanks as banks } from '../../server/banks/banks.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import type { Bookable } from '../../src/api/contract/schedule.ts'
import { campaigns } from '../../src/content/campaigns/campaignAt.ts'
import { factSources, type FactName, type Facts } from '../../src/content/flows/facts.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowNames } from '../../src/content/flows/flows.ts'
import { plainCampaign } from '../../src/api/contract/sale/campaign.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { exampleOf } from '../../src/content/questions/exampleOf.ts'
import { keepAnswers, type Values } from '../../src/funnel/answers/keepAnswers.ts'
import { readAnswers } from '../../src/funnel/answers/readAnswers.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { factNames, signature } from '../../src/funnel/answersAndFacts.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'
import { isYesNo } from '../../src/understanding/readValue.ts'
import { momentWith, topics, type Moment } from './moments.ts'

/** A question of a flow, or a moment without one, with an order at that place. */
export type TalkPlace = { flow: FlowName; name: string; funnel: Funnel }

/** Every place of every flow where something can be said, each once. */
export const talkPlaces = (): TalkPlace[] => flowNames.flatMap(placesIn)

function placesIn(flow: FlowName): TalkPlace[] {
  const ways = [...topics.flat().map(({ moment }) => momentWith(moment)), { ...momentWith({}), visits: [] }]
  const all = ways.flatMap((way) => placesOn(flow, way))
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
}

/** The places on one path through a flow, with the answers and facts of a moment. */
function placesOn(flow: FlowName, { answers, facts, visits = free }: Moment & { visits?: Bookable[] }): TalkPlace[] {
  const told: Facts = { ...withMorePlans(facts), slots: visits, banks, renta: { idLead: '1', version: 1 } }
  const given: Values = { ...usual, ...answers, plan: sku, offer: sku }
  const campaign = campaigns.find((one) => one.flow === flow) ?? plainCampaign
  const places: TalkPlace[] = []
  for (let funnel: Funnel = { ...emptyFunnel, flow, campaign }; ;) {
    funnel = { ...funnel, facts: { ...funnel.facts, ...newFacts(funnel, told) } }
    const { question, current } = journey(funnel)
    if (question === null && current.kind === 'ask') return places
    const isFull = question === 'schedule' && visits.length === 0
    places.push({ flow, name: isFull ? 'noVisits' : (question ?? current.look), funnel })
    if (current.kind === 'review') return [...places, ...afterOrder(flow, funnel)]
    if (question === null) return places
    if (given[question] === undefined) throw new Error(`tests/script/talkPlaces.ts has no answer to '${question}'`)
    funnel = keepAnswers(funnel, { [question]: given[question] })
  }
}

/** The order once placed, and once withdrawn. */
const afterOrder = (flow: FlowName, funnel: Funnel): TalkPlace[] =>
  [{}, { withdrawn: true as const }].map((end) => ({
    flow,
    name: 'withdrawn' in end ? 'withdrawn' : 'done',
    funnel: { ...funnel, facts: { ...funnel.facts, order: { of: '', value: { orderNumber: '1234567890', ...end } } } },
  }))

/** The facts that are due: their answers exist, or the screen waits for them. */
function newFacts(funnel: Funnel, told: Facts): Funnel['facts'] {
  const { current, question } = journey(funnel)
  const isDue = (name: FactName) =>
    (question === null && current.needs.includes(name)) ||
    (name !== 'coverage' && factSources[name].every((key) => funnel.kept[key] !== undefined))
  const due = factNames.filter((name) => funnel.facts[name] === undefined && told[name] !== undefined && isDue(name))
  if (due.length === 0) return {}
  const facts = Object.fromEntries(
    due.map((name) => [name, { of: signature(funnel.kept, factSources[name]), value: told[name] }]),
  )
  return { ...facts, ...newFacts({ ...funnel, facts: { ...funnel.facts, ...facts } }, told) }
}

/** As many plans as an address has. */
const plans = builtInCatalogue.plansFor(null).slice(0, 12)
const sku = plans.find(({ plan_download }) => plan_download === 600)?.sku ?? ''

/** Adds plans, because replies compare prices. */
function withMorePlans({ coverage, offers, ...facts }: Facts): Facts {
  return {
    ...facts,
    ...(coverage && { coverage: { ...coverage, plans: more(coverage.plans) } }),
    ...(offers && { offers: { ...offers, plans: more(offers.plans) } }),
  }
}

/** All plans, if there is one. */
const more = (some: typeof plans) =>
  some.length === 0
    ? some
    : plans.map((plan) => ({ ...plan, installationSchedule: some[0]?.installationSchedule === true }))

const free: Bookable[] = [
  { date: '24/11/2026', period: 'manha', free: true },
  { date: '25/11/2026', period: 'tarde', free: true },
]

export const noon = new Date('2026-11-20T15:00:00Z')

/** The example answer of each question, or a choice. */
const usual: Values = {
  ...readAnswers(
    Object.fromEntries(keysIn(questions).map((key) => [key, exampleOf(key) ?? (isYesNo(key) ? 'não' : '')])),
    noon,
  ).values,
  complement: '',
  state: 'SP',
  dueDate: 10,
  bank: '001',
  schedule: [{ date: '24/11/2026', period: 'manha' }],
}
