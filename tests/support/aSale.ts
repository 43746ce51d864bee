import type { Api } from '../../src/api/client.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { answered } from '../../src/funnel/visitorActions.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import type { Ports } from '../../src/sagas/ports.ts'
import type { FlowName } from '../../src/content/flows/flow.ts'
import { flowOf } from '../../src/funnel/answersAndFacts.ts'
import type { Place } from '../../src/funnel/journey/place.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { entered } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { fakeApi, fakePorts, type Answers } from './fakeApi.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { person } from './person.ts'
import { isByHand, screensFrom } from './questionsOf.ts'
import { whyRefused } from '../../src/funnel/views/whyRefused.ts'

/** A real store and saga with a fake server. The place follows the saga. */
export function aSale(
  over: Answers = {},
  options: {
    left?: Partial<Funnel>
    place?: Place | null
    api?: Api
    campaign?: string
    visit?: Funnel['visit']
    wanted?: Funnel['wanted']
    ports?: Partial<Ports>
  } = {},
) {
  const server = { ...fakeApi(over), ...(options.api ? { api: options.api } : {}) }
  const { ports, went } = fakePorts(server.api, options.left ?? null)
  const campaign = campaignOf(options.campaign ?? '')
  const { place = firstPlace(campaign.flow), visit = {} } = options
  const { store, run } = orderStore(place, { campaign, visit })
  const move: typeof ports.goTo = (to, how) => {
    ports.goTo(to, how)
    store.dispatch(entered(to))
  }
  const task = run({
    ...ports,
    goTo: move,
    arrival: () => ({ answers: {}, ...(options.wanted && { wanted: options.wanted }) }),
    ...options.ports,
  })
  const funnel = () => store.getState().funnel
  return {
    ...server,
    store,
    went,
    funnel,
    stop: () => task.cancel(),
    whyRefused: (key: Key) => whyRefused(funnel(), key),
    current: () => journey(funnel()).current.id,
    async say(raw: Raw) {
      store.dispatch(answered(raw))
      await settled()
    },
    async sayAll(raws: Raw[]) {
      for (const raw of raws) await this.say(raw)
    },
  }
}

function firstPlace(flow: FlowName): Place {
  const [screen] = flowOf({ flow }).screens
  return { voice: 'pages', flow, ...(screen && { screen: screen.id }) }
}

/** Runs all pending promises. */
export async function settled() {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

const words: Raw = {
  ...person,
  plan: 'd600gl',
  document: '529.982.247-25',
  directDebit: 'sim',
  schedule: '24/11/2026 manha',
}

/** The screens of the plain order, with the words of a visitor who pays by direct debit. */
export const wholeOrder: Raw[] = screensFrom('cep', 'schedule').map(({ asks }) =>
  Object.fromEntries(asks.filter((key) => !isByHand(key)).map((key) => [key, words[key] ?? ''])),
)

function placeOf(key: Key): number {
  const at = wholeOrder.findIndex((raw) => Object.hasOwn(raw, key))
  if (at < 0) throw new Error(`No screen of the order asks ${key}`)
  return at
}

/** The answers at the screen of a question. */
export const orderAt = (key: Key): Raw => wholeOrder[placeOf(key)] ?? {}
/** The screens before that of a question. */
export const orderUntil = (key: Key): Raw[] => wholeOrder.slice(0, placeOf(key))
/** The screens from that of one question to before that of another. */
export const orderFrom = (first: Key, next: Key): Raw[] => wholeOrder.slice(placeOf(first), placeOf(next))
