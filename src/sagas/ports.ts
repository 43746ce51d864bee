import type { Api, Options } from '../api/client.ts'
import type { Reply } from '../api/contract/calls.ts'
import type { DeviceInfo } from '../api/contract/lead/steps.ts'
import type { Tracking } from '../api/contract/lead/visitOriginFields.ts'
import type { Place } from '../funnel/journey/place.ts'
import type { Wanted } from '../funnel/plans/plansMatchingLink.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import type { Funnel } from '../funnel/state.ts'
import type { Write } from '../funnel/saving/writes.ts'
import type { LazySagas } from './lazySagas.ts'

/** A visitor's data for an order: a wanted plan, answers, a found street, a referral, or an earlier order. */
export type Arrival = {
  wanted?: Wanted
  answers: Raw
  found?: Reply<'cepInformation'>
  referred?: true
  cameBack?: true
}

/** A write that waits for a connection. */
export type Waiting = { write: Write; options: Options }

/** The outside world of the sagas. Tests replace it. */
export type Ports = {
  api: Api
  /** The lazy sagas: the loaded part, and a way to load it. */
  lazySagas: { get: () => LazySagas | undefined; load: () => Promise<LazySagas> }
  /** Waits until the latest changes are painted. */
  painted: () => Promise<void> | void
  goTo: (place: Place, how?: { replace: boolean }) => void
  arrival: (funnel: Funnel) => Arrival
  now: () => Date
  /** This device. It is sent with a bank account and not stored in the browser. */
  device: () => DeviceInfo
  /** The protocol number that a webchat gave this visit, if any. */
  protocol: () => string | null
  /** The ids by which visits are counted, if the visitor allows them. */
  visitorIds: () => Pick<Tracking, 'client_id' | 'session_id'>
  /** The consent given on the coverage form, until a lead has it. */
  consent: { read: () => boolean | null; forget: () => void }
  random: () => number
  newKey: () => string
  /** Runs one sender at a time across the browser's tabs, because each tab knows what is unsaved. */
  oneTabAtATime: <R>(send: () => Promise<R>) => Promise<R>
  /** Stores exactly these waiting writes, so that they are sent even when no page is open. */
  outbox: (waiting: readonly Waiting[]) => Promise<void>
  /** The copy of an order in this browser. */
  left: () => Partial<Funnel> | null
}
