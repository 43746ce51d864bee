import { addressOf, runForeignScript } from './operatorScripts.ts'
import { eventKey, type WebchatEvent } from './webchatEvents.ts'
import { sendWebchatEvent } from './sendWebchatEvent.ts'
import { isWebchatAllowed, keepWebchatProtocol } from './keepWebchatProtocol.ts'
import { mayTell, noteTold, untold } from './toldEvents.ts'

/** Events that wait for the webchat's script, with the order that they belong to. They last as long as the page. */
const waiting: { event: WebchatEvent; thread?: string }[] = []
let script: 'unwanted' | 'coming' | 'here' = 'unwanted'

/** Sends an event to the webchat, if there is one and the visitor allows it now. */
export function tellWebchat(event: WebchatEvent, thread?: string): void {
  const address = addressOf('webchat')
  if (address === null || !mayTell(event)) return
  waiting.push({ event, ...(thread !== undefined && { thread }) })
  if (script === 'unwanted') fetchWebchat(address)
  if (script === 'here') handOver()
}

/** Sends the events of an order that this browser has not sent yet. */
export function tellOfOrder(thread: string, events: readonly WebchatEvent[]): void {
  const coming = waiting.map(({ event }) => eventKey(event))
  for (const event of untold(thread, events)) if (!coming.includes(eventKey(event))) tellWebchat(event, thread)
}

function fetchWebchat(address: string) {
  script = 'coming'
  runForeignScript(address, isWebchatAllowed).then(arrived, failed)
}

function arrived() {
  script = 'here'
  handOver()
  keepWebchatProtocol()
}

/** Unsent events of an order are sent on another page. */
function failed(error: unknown) {
  script = 'unwanted'
  waiting.length = 0
  console.warn('webchat', error)
}

/** The visitor may have withdrawn the consent while the script was loading. */
function handOver() {
  for (const { event, thread } of waiting.splice(0)) {
    if (!mayTell(event)) continue
    sendWebchatEvent(event)
    if (thread !== undefined) noteTold(thread, [event])
  }
}
