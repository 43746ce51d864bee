import type { Api } from '../../src/api/client.ts'
import { wantedPlan } from '../../src/app/arrival/wantedPlan.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { keysIn } from '../../src/content/questions/answers.ts'
import { choicesNow } from '../../src/conversation/textOnly/numberedChoices.ts'
import { textOnlyChat } from '../../src/conversation/textOnly/textOnlyChat.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { placeOf } from '../../src/funnel/journey/place.ts'
import { entered } from '../../src/funnel/slice.ts'
import { lazySagas } from '../../src/sagas/lazySagas.ts'
import type { Ports } from '../../src/sagas/ports.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { isAtRest } from './isAtRest.ts'

/** The milliseconds after which pending look-ups and saves count as failed. */
const patience = { lookUp: 15_000, save: 1000 }

/** `prefix` is the campaign, `at` the address below it with its query. */
type Visit = { api: Api; prefix?: string; at?: string; now?: () => Date }

/** A visit in text: the browser's store, sagas and words, without a browser. */
export function textVisit({ api, prefix = '', at = '/chat', now = () => new Date() }: Visit) {
  const campaign = campaignOf(prefix)
  const [path = '', search = ''] = at.split('?')
  const wanted = wantedPlan(search)
  const { store, run } = orderStore(placeOf(path, campaign), { campaign, visit: {} })
  const arrival = () => ({ answers: {}, ...(wanted && { wanted }) })
  const task = run({ ...outside(now), arrival, api, goTo: (place) => void store.dispatch(entered(place)) })
  const talk = textOnlyChat(store)
  const settled = async () => {
    for (let last: Funnel | null = null, since = Date.now(); ;) {
      await new Promise((resolve) => setTimeout(resolve))
      const { funnel } = store.getState()
      if (funnel !== last) since = Date.now()
      if (isAtRest(funnel) || Date.now() - since > (isLookingUp(funnel) ? patience.lookUp : patience.save)) return
      last = funnel
    }
  }
  return {
    /** The first lines. */
    async begin() {
      await settled()
      return talk.speak()
    },
    /** The reply to a line. */
    async say(text: string) {
      talk.hear(text, now())
      await settled()
      return talk.speak()
    },
    /** The current screen of the order. */
    screen: () => journey(store.getState().funnel).current.id,
    /** The open question, and the answered ones. */
    question: () => journey(store.getState().funnel).question,
    answered: () => keysIn(store.getState().funnel.kept),
    /** The labels of the open choices. */
    labels: () => choicesNow(store.getState().funnel).map(({ text }) => text),
    stop: () => task.cancel(),
  }
}

const isLookingUp = (funnel: Funnel) =>
  funnel.finishing.busy ||
  journey(funnel).current.kind === 'wait' ||
  Object.values(funnel.facts).some((fact) => fact?.pending)

/** Ports without a browser or storage. */
const outside = (now: () => Date): Omit<Ports, 'api' | 'arrival' | 'goTo'> => ({
  lazySagas: { get: () => lazySagas, load: () => Promise.resolve(lazySagas) },
  painted: () => undefined,
  now,
  device: () => ({}),
  protocol: () => null,
  visitorIds: () => ({}),
  consent: { read: () => null, forget: () => {} },
  random: Math.random,
  newKey: () => crypto.randomUUID(),
  oneTabAtATime: (send) => send(),
  outbox: async () => {},
  left: () => null,
})
