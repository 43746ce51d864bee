import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type CipherChaCha20Poly1305,
  type CipherGCM,
  type DecipherChaCha20Poly1305,
  type DecipherGCM,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The ways to seal. Each stays here as long as anything that it sealed is kept. */
export const sealings = ['aes-256-gcm', 'chacha20-poly1305'] as const
export type Sealing = (typeof sealings)[number]
type Key = Buffer | KeyObject

/** A tag stands before what a cipher sealed, and is authenticated with it. The first cipher has none. */
type Cipher = {
  tag: string
  toSeal: (key: Key, iv: Buffer) => CipherGCM | CipherChaCha20Poly1305
  toOpen: (key: Key, iv: Buffer) => DecipherGCM | DecipherChaCha20Poly1305
}

const whole = { authTagLength: 16 }
const ciphers: Record<Sealing, Cipher> = {
  'aes-256-gcm': {
    tag: '',
    toSeal: (key, iv) => createCipheriv('aes-256-gcm', key, iv, whole),
    toOpen: (key, iv) => createDecipheriv('aes-256-gcm', key, iv, whole),
  },
  'chacha20-poly1305': {
    tag: 'c20~',
    toSeal: (key, iv) => createCipheriv('chacha20-poly1305', ownKey('c20~', key), iv, whole),
    toOpen: (key, iv) => createDecipheriv('chacha20-poly1305', ownKey('c20~', key), iv, whole),
  },
}

/** What a cipher with a tag seals by, so that no key serves two ciphers. */
const ownKey = (tag: string, key: Key) => createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `cipher ${tag}`, 32)))

export function seal(sealing: Sealing, key: Key, at: string, plain: Buffer): string {
  const { tag, toSeal } = ciphers[sealing]
  const iv = randomBytes(12)
  const cipher = toSeal(key, iv).setAAD(Buffer.from(tag + at), { plaintextLength: plain.length })
  return tag + Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Opens what any of the ciphers sealed. */
export function open(key: Key, at: string, sealed: string): Buffer {
  const sealing = sealingOf(sealed)
  if (!sealing) throw new Error('A private value is sealed in a way that this version does not know')
  const { tag, toOpen } = ciphers[sealing]
  const bytes = Buffer.from(sealed.slice(tag.length), 'base64url')
  const text = bytes.subarray(12, -16)
  const opening = toOpen(key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(tag + at), { plaintextLength: text.length })
    .setAuthTag(bytes.subarray(-16))
  return Buffer.concat([opening.update(text), opening.final()])
}

/** No name, e-mail, telephone or JSON has this form: each has other characters, or is shorter. */
export const isSealed = (text: string) => /^(?:\w+~)?[\w-]{38,}$/.test(text)

export const isSealedOtherwise = (text: string, sealing: Sealing) => isSealed(text) && sealingOf(text) !== sealing

/** What sealed a text, by its tag. */
export function sealingOf(sealed: string): Sealing | undefined {
  const tag = sealed.slice(0, sealed.indexOf('~') + 1)
  return sealings.find((each) => ciphers[each].tag === tag)
}
