import { fromJson } from '../browser/fromJson.ts'
import { thisBrowser } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'
import { eventKey, purposes, type WebchatEvent } from './webchatEvents.ts'

const NAME = 'told-events'

/** Whether the visitor allows sending this event to the webchat now. */
export const mayTell = ({ name }: WebchatEvent) => allows(purposes[name])

/** The events of an order that this browser has not sent yet. */
export function untold<E extends WebchatEvent>(thread: string, events: readonly E[]): E[] {
  const told = toldOf(thread)
  return events.filter((event) => !told.includes(eventKey(event)))
}

/** Stores the names of an order's sent events, without any answer. */
export function noteTold(thread: string, events: readonly WebchatEvent[]): void {
  thisBrowser.write(NAME, JSON.stringify({ thread, told: [...toldOf(thread), ...events.map(eventKey)] }))
}

/** Marks events that did not arrive as unsent. */
export function takeBack(thread: string, events: readonly WebchatEvent[]): void {
  const back: unknown[] = events.map(eventKey)
  thisBrowser.write(NAME, JSON.stringify({ thread, told: toldOf(thread).filter((key) => !back.includes(key)) }))
}

/** Forgets sent events whose purpose is no longer allowed, as a visitor who withdraws consent expects. */
export function forgetTold(): void {
  const { thread, told } = kept()
  const left = told.filter((key) => Object.entries(purposes).some(([name, to]) => isOf(key, name) && allows(to)))
  if (left.length > 0) thisBrowser.write(NAME, JSON.stringify({ thread, told: left }))
  else void thisBrowser.take(NAME)
}

const isOf = (key: unknown, name: string) => String(key).split(' ')[0] === name

function toldOf(thread: string): readonly unknown[] {
  const { thread: its, told } = kept()
  return its === thread ? told : []
}

function kept(): { thread: unknown; told: readonly unknown[] } {
  const { thread, told }: { thread?: unknown; told?: unknown } = Object(fromJson(thisBrowser.read(NAME)))
  return { thread, told: Array.isArray(told) ? told : [] }
}
