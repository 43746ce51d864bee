import type { Api } from '../../src/api/client.ts'
import { orderStore } from '../../src/app/order/store.ts'
import { campaignOf } from '../../src/content/campaigns/campaigns.ts'
import { plainTalk } from '../../src/conversation/plain/plainTalk.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { placeOf } from '../../src/funnel/journey/place.ts'
import { entered } from '../../src/funnel/slice.ts'
import { lateSagas } from '../../src/sagas/lateSagas.ts'
import type { Ports } from '../../src/sagas/ports.ts'

/** How long nothing may change before a request counts as done. */
const STILL = 40
const PATIENCE = 15_000

/** `prefix` is the campaign, `at` the address below it. */
type Visit = { api: Api; prefix?: string; at?: string; now?: () => Date }

/** A visit in text: the store, sagas and words of the browser, without a browser. */
export function textVisit({ api, prefix = '', at = '/chat', now = () => new Date() }: Visit) {
  const campaign = campaignOf(prefix)
  const { store, run } = orderStore(placeOf(at, campaign), { campaign, visit: {} })
  const task = run({ ...outside(now), api, goTo: (place) => void store.dispatch(entered(place)) })
  const talk = plainTalk(store)
  const settled = async () => {
    const until = Date.now() + PATIENCE
    for (let last: Funnel | null = null; Date.now() < until;) {
      const funnel = store.getState().funnel
      if (funnel === last && !isBusy(funnel)) return
      last = funnel
      await new Promise((resolve) => setTimeout(resolve, STILL))
    }
  }
  return {
    /** The first lines. */
    async begin() {
      await settled()
      return talk.speak()
    },
    /** The reply to these words. */
    async say(text: string) {
      talk.hear(text, now())
      await settled()
      return talk.speak()
    },
    stop: () => task.cancel(),
  }
}

const isBusy = ({ facts, finishing }: Funnel) => finishing.busy || Object.values(facts).some((fact) => fact?.pending)

/** Ports without a browser, which remember nothing. */
const outside = (now: () => Date): Omit<Ports, 'api' | 'goTo'> => ({
  late: { get: () => lateSagas, load: () => Promise.resolve(lateSagas) },
  painted: () => undefined,
  arrival: () => ({ answers: {} }),
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
