import { fromJson } from '../browser/fromJson.ts'
import { thisBrowser } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'
import { eventKey, purposes, type VisitEvent } from './visitEvents.ts'

const NAME = 'told-events'

/** Whether the visitor allows at this moment that the webchat is told of it. */
export const isAllowed = ({ name }: VisitEvent) => allows(purposes[name])

/** The events of an order that this browser did not tell yet. */
export function untold<E extends VisitEvent>(thread: string, events: readonly E[]): E[] {
  const told = toldOf(thread)
  return events.filter((event) => !told.includes(eventKey(event)))
}

/** The names of what was told of an order are kept, and nothing that was answered. */
export function noteTold(thread: string, events: readonly VisitEvent[]): void {
  thisBrowser.write(NAME, JSON.stringify({ thread, told: [...toldOf(thread), ...events.map(eventKey)] }))
}

/** What did not arrive is to be told again. */
export function takeBack(thread: string, events: readonly VisitEvent[]): void {
  const back: unknown[] = events.map(eventKey)
  thisBrowser.write(NAME, JSON.stringify({ thread, told: toldOf(thread).filter((key) => !back.includes(key)) }))
}

/** Forgets what was told, as a visitor who takes the consent back expects. */
export function forgetTold(): void {
  void thisBrowser.take(NAME)
}

function toldOf(thread: string): readonly unknown[] {
  const kept: { thread?: unknown; told?: unknown } = Object(fromJson(thisBrowser.read(NAME)))
  return kept.thread === thread && Array.isArray(kept.told) ? kept.told : []
}
