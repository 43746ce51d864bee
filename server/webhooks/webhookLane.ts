import type { Lane, Message } from '../delivery/lane.ts'
import { publicKeyIn, makeEventEncrypter } from './makeEventEncrypter.ts'
import { bodyOf, headersOf } from './signature.ts'

/** The receiver of events, the keys that sign them, and the public key's file to encrypt their content. */
export type Webhook = { url: string; keys: readonly Buffer[]; publicKeyFile: string | null }
type Parts = Parameters<typeof makeEventEncrypter>[1]
type Receiver = Omit<Webhook, 'publicKeyFile'> & { seal: ReturnType<typeof makeEventEncrypter> | null }

const minute = 60
const hour = 60 * minute
/** The seconds before each next attempt, as Standard Webhooks recommends: the last one after three days. */
const waits = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
/** The random part of a wait, so that a recovering receiver does not get all at once. */
const spread = 0.1
const longestAnswer = 15_000

/** The receiver refused an event; the log shows the name. */
class Refused extends Error {
  readonly retryAfter: number
  constructor({ status, headers }: Response) {
    super()
    this.name = `webhook ${status}`
    this.retryAfter = Number(headers.get('retry-after') ?? 0) || 0
  }
}

/** Whether a receiver answers a HEAD request at all. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(longestAnswer) })
    return true
  } catch {
    return false
  }
}

/** The lane of events, if there is a receiver. */
export function webhookLanes(webhook: Webhook | null, parts: Parts): Lane[] {
  if (!webhook) return []
  const { publicKeyFile: file, ...receiver } = webhook
  return [
    webhookLane({ ...receiver, seal: file === null ? null : makeEventEncrypter(publicKeyIn(file), parts) }, parts.now),
  ]
}

/** Sends events to the operator. A receiver that answers 410 gets nothing more until the next start. */
export function webhookLane({ url, keys, seal }: Receiver, now: () => Date, patience = longestAnswer): Lane {
  const ending = new AbortController()
  let isGone = false

  async function send(message: Message): Promise<void> {
    const body = bodyOf(message, seal && (await seal(message)))
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headersOf(message.id, body, keys, now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]),
    })
    await response.body?.cancel()
    isGone ||= response.status === 410
    if (!response.ok) throw new Refused(response)
  }

  return { name: 'event', perRound: 1000, send, waitAfter, isOpen: () => !isGone, close: () => ending.abort() }
}

/** A receiver may ask for a longer wait, of at most a day. */
function waitAfter({ attempts }: Message, failure: unknown): number | null {
  const seconds = waits[attempts - 1]
  const asked = failure instanceof Refused ? Math.min(failure.retryAfter, 24 * hour) : 0
  return seconds === undefined ? null : Math.max(asked, seconds * (1 + spread * Math.random()))
}
