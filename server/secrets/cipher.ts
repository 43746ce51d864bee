import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { random } from './random.ts'

type Key = Buffer | KeyObject

const whole = { authTagLength: 16 }

/** Encrypts by AES-256-GCM. Other ciphers would add a prefix that ends in `~`, which base64url does not contain. */
export function seal(key: Key, at: string, plain: Buffer): string {
  const iv = random(12)
  const sealing = createCipheriv('aes-256-gcm', key, iv, whole).setAAD(Buffer.from(at), {
    plaintextLength: plain.length,
  })
  return Buffer.concat([iv, sealing.update(plain), sealing.final(), sealing.getAuthTag()]).toString('base64url')
}

export function open(key: Key, at: string, sealed: string): Buffer {
  if (sealed.includes('~')) throw new Error('A private value is sealed in a way that this version does not know')
  const bytes = Buffer.from(sealed, 'base64url')
  const text = bytes.subarray(12, -16)
  const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), whole)
    .setAAD(Buffer.from(at), { plaintextLength: text.length })
    .setAuthTag(bytes.subarray(-16))
  return Buffer.concat([opening.update(text), opening.final()])
}
