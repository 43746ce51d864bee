import { Webhook } from 'standardwebhooks'
import type { Message } from '../delivery/lane.ts'

/** The key of a secret such as `whsec_…`, or null if it is not between 24 and 64 bytes of base64. */
export function keyOf(secret: string): Buffer | null {
  const text = secret.replace(/^whsec_/, '')
  const key = Buffer.from(text, 'base64')
  return key.toString('base64') === text && key.length >= 24 && key.length <= 64 ? key : null
}

/** The body of an event: its kind, time and ids, and the rest encrypted if there is a key. */
export function bodyOf({ topic, created_at, payload }: Message, sealed: string | null): string {
  return JSON.stringify({
    type: topic,
    timestamp: created_at,
    data: { ...JSON.parse(payload), ...(sealed && { sealed }) },
  })
}

/** The headers of Standard Webhooks, with a signature per key, so that a secret can be replaced without a pause. */
export function headersOf(id: string, body: string, keys: readonly Buffer[], now: Date): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': keys.map((key) => new Webhook(key, { format: 'raw' }).sign(id, now, body)).join(' '),
  }
}
