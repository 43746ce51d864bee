import { fromJson } from '../browser/fromJson.ts'
import { thisBrowser } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'
import { addressOf, runForeignScript } from './operatorScripts.ts'
import { eventKey, purposes, type VisitEvent } from './visitEvents.ts'
import { handToWebchat } from './webchat.ts'

/** Events that wait for the webchat's script. None is kept without consent, and none outlives the page. */
const waiting: VisitEvent[] = []
let script: 'unwanted' | 'coming' | 'here' = 'unwanted'

/** Tells the webchat what happened, if there is one and the visitor allows it at this moment. */
export function tellWebchat(...events: VisitEvent[]): void {
  const address = addressOf('webchat')
  const allowed = events.filter(isAllowed)
  if (address === null || allowed.length === 0) return
  waiting.push(...allowed)
  if (script === 'unwanted') fetchWebchat(address)
  if (script === 'here') handOver()
}

function fetchWebchat(address: string) {
  script = 'coming'
  runForeignScript(address).then(arrived, failed)
}

function arrived() {
  script = 'here'
  handOver()
}

function failed(error: unknown) {
  script = 'unwanted'
  waiting.length = 0
  console.warn('webchat', error)
}

/** A visitor may have taken the consent back while the script was on its way. */
function handOver() {
  waiting.splice(0).filter(isAllowed).forEach(handToWebchat)
}

const isAllowed = ({ name }: VisitEvent) => allows(purposes[name])

const TOLD = 'told-events'

/** Tells of an order what this browser did not tell yet. The names of what was told are kept, and nothing that was answered. */
export function tellOfOrder(thread: string, events: readonly VisitEvent[]): void {
  const told = toldOf(thread)
  const due = events.filter((event) => isAllowed(event) && !told.includes(eventKey(event)))
  if (due.length === 0 || addressOf('webchat') === null) return
  thisBrowser.write(TOLD, JSON.stringify({ thread, told: [...told, ...due.map(eventKey)] }))
  tellWebchat(...due)
}

function toldOf(thread: string): readonly unknown[] {
  const kept: { thread?: unknown; told?: unknown } = Object(fromJson(thisBrowser.read(TOLD)))
  return kept.thread === thread && Array.isArray(kept.told) ? kept.told : []
}

/** Forgets what was told, as a visitor who takes the consent back expects. */
export function forgetTold(): void {
  void thisBrowser.take(TOLD)
}
