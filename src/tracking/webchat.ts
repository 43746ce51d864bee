import { upTo } from '../api/contract/values/values.ts'

const EVERY = 1000

/** Asks the webchat for the protocol of this visitor's talk, at once and then every second until it has one. Returns how to stop. */
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

/** A fault of the webchat disturbs no order: it counts as no protocol, like a value that cannot be one. */
function protocolNow(): string | null {
  try {
    const told = protocol.safeParse(window.webchat?.protocol?.())
    return told.success && told.data !== '' ? told.data : null
  } catch {
    return null
  }
}

const protocol = upTo(64)
