import type { Api } from '../api/client.ts'
import type { Reply } from '../api/contract/calls.ts'
import type { DeviceInfo } from '../api/contract/steps.ts'
import type { Place } from '../funnel/journey/place.ts'
import type { Wanted } from '../funnel/plans/planChoice.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'
import type { LateSagas } from './lateSagas.ts'

/** What a visitor brings to an order: the plan that a link asks for, what was answered elsewhere and found at its CEP, and whether a person sent it. */
export type Arrival = { wanted?: Wanted; answers: Raw; found?: Reply<'cepInformation'>; referred?: true }

/** What the sagas need of the world outside; a test hands in its own. */
export type Ports = {
  api: Api
  /** The part of the sale whose code comes late: what is here of it, and the way to have it. */
  late: { get: () => LateSagas | undefined; load: () => Promise<LateSagas> }
  /** Waits until what changed just now is painted. */
  painted: () => Promise<void> | void
  goTo: (place: Place, how?: { replace: boolean }) => void
  arrival: (funnel: Funnel) => Arrival
  now: () => Date
  /** The device at hand, told with a bank account and kept in no browser. */
  device: () => DeviceInfo
  /** The protocol that a web chat gave this visit, if one did. */
  protocol: () => string | null
  /** What the visitor agreed to on the coverage form, until a lead has it. */
  consent: { read: () => boolean | null; forget: () => void }
  random: () => number
  newKey: () => string
  /** Sends while no other tab of this browser sends: each knows what is still to be saved. */
  oneTabAtATime: <R>(send: () => Promise<R>) => Promise<R>
  /** What this browser kept of an order. */
  left: () => Partial<Funnel> | null
}
