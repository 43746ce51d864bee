import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib/types'

/** Solves a challenge in plain JavaScript. Browsers have WebCrypto only on https and localhost. */
export const deriveKey: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) })
