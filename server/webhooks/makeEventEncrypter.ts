import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { CompactEncrypt } from 'jose'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Write } from '../db/writeTransaction.ts'
import type { Message } from '../delivery/lane.ts'
import type { FeedName } from '../operator/feedContract.ts'
import { entryOf } from '../operator/feed.ts'
import type { Vault } from '../secrets/vault.ts'

/** The public key in a PEM file. Weak keys and other content are refused. */
export function publicKeyIn(file: string): KeyObject {
  const pem = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const key = pem.includes('PUBLIC KEY') ? keyOf(pem) : null
  const { modulusLength = 0, namedCurve = '' } = key?.asymmetricKeyDetails ?? {}
  if (key && (modulusLength >= 2048 || key.asymmetricKeyType === 'x25519' || namedCurve === 'prime256v1')) return key
  throw new CannotStart('WEBHOOK_PUBLIC_KEY_FILE is no public key in PEM, of RSA from 2048 bits, P-256 or X25519.')
}

function keyOf(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem)
  } catch {
    return null
  }
}

/** The feed that contains the complete row of an event. */
const feedOf = new Map<string, FeedName>([
  ['order.placed', 'orders'],
  ['order.withdrawn', 'orders'],
  ['visit.released', 'orders'],
  ['call.requested', 'calls'],
  ['lead.no_coverage', 'notices'],
  ['lead.abandoned', 'leads'],
])

type Parts = { write: Write; vault: Vault; now: () => Date }

/** The feed's entry of an event as a JWE, or null. The trail notes it as a fetch. */
export function makeEventEncrypter(key: KeyObject, { write, vault, now }: Parts) {
  return async ({ topic, payload, attempts }: Message): Promise<string | null> => {
    const feed = feedOf.get(topic)
    const ids: Record<string, string> = JSON.parse(payload)
    const id = ids['lead'] ?? ids['request']
    if (!feed || id === undefined) return null
    const again = attempts > 1
    const entry = await write((db) => entryOf(feed, { id, again }, { db, vault, now: now(), name: 'webhook' }))
    return (
      entry && new CompactEncrypt(Buffer.from(JSON.stringify(entry))).setProtectedHeader(headerFor(key)).encrypt(key)
    )
  }
}

const headerFor = ({ asymmetricKeyType: kind }: KeyObject) =>
  ({ alg: kind === 'rsa' ? 'RSA-OAEP-256' : 'ECDH-ES+A256KW', enc: 'A256GCM', cty: 'json' }) as const
