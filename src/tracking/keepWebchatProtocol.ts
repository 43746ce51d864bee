import { thisTab } from '../browser/storage.ts'
import { allows } from './cookieChoice.ts'

/** The tab's storage key for it. */
export const PROTOCOL = 'webcare_tuid'
export const longest = 64
const EVERY = 1000

/** Whether the visitor allows any purpose of the operator's webchat. */
export const isWebchatAllowed = () => allows('func') || allows('publi')

/** Stores the protocol for order pages, where the webchat may not run. */
export function keepWebchatProtocol(): void {
  awaitProtocol((protocol) => isWebchatAllowed() && thisTab.write(PROTOCOL, protocol))
}

export const forgetProtocol = () => void thisTab.take(PROTOCOL)

/** Asks the webchat for its protocol, at once and then every second until it has one. Returns a stop function. */
export function awaitProtocol(found: (protocol: string) => void): () => void {
  const look = () => {
    const told = protocolNow()
    if (told === null) return
    stop()
    found(told)
  }
  const timer = setInterval(look, EVERY)
  const stop = () => clearInterval(timer)
  look()
  return stop
}

/** A failing webchat disturbs no page: it counts as no protocol, like a text that is too long. */
function protocolNow(): string | null {
  try {
    const told: unknown = window.webchat?.protocol?.()
    return typeof told === 'string' && told !== '' && told.length <= longest ? told : null
  } catch {
    return null
  }
}
