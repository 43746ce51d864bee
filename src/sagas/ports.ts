import type { Api, Options } from '../api/client.ts'
import type { Reply } from '../api/contract/calls.ts'
import type { DeviceInfo } from '../api/contract/steps.ts'
import type { Tracking } from '../api/contract/visitOriginFields.ts'
import type { Place } from '../funnel/journey/place.ts'
import type { Wanted } from '../funnel/plans/plansMatchingLink.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'
import type { Write } from '../funnel/saving/writes.ts'
import type { LazySagas } from './lazySagas.ts'

/** What a visitor brings to an order: a wanted plan, answers, a found street, a referral, or an earlier order left. */
export type Arrival = {
  wanted?: Wanted
  answers: Raw
  found?: Reply<'cepInformation'>
  referred?: true
  cameBack?: true
}

/** A write that waits for a line. */
export type Waiting = { write: Write; options: Options }

/** The outside world of the sagas. Tests replace it. */
export type Ports = {
  api: Api
  /** The lazy sagas, if loaded, and a way to load them. */
  lazySagas: { get: () => LazySagas | undefined; load: () => Promise<LazySagas> }
  /** Waits until what changed just now is painted. */
  painted: () => Promise<void> | void
  goTo: (place: Place, how?: { replace: boolean }) => void
  arrival: (funnel: Funnel) => Arrival
  now: () => Date
  /** This device. It is sent with a bank account and not stored in the browser. */
  device: () => DeviceInfo
  /** The protocol that a web chat gave this visit, if any. */
  protocol: () => string | null
  /** The names by which visits are counted, while the visitor allows them. */
  visitorIds: () => Pick<Tracking, 'client_id' | 'session_id'>
  /** The consent given on the coverage form, until a lead has it. */
  consent: { read: () => boolean | null; forget: () => void }
  random: () => number
  newKey: () => string
  /** Runs one sender at a time across the tabs of this browser, because each tab knows what is unsaved. */
  oneTabAtATime: <R>(send: () => Promise<R>) => Promise<R>
  /** Keeps the writes that wait, and nothing else, to be sent also once no page is open. */
  outbox: (waiting: readonly Waiting[]) => Promise<void>
  /** The copy of an order that this browser keeps. */
  left: () => Partial<Funnel> | null
}
