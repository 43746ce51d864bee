import { createHash } from 'node:crypto'

/** Hashes tokens, visits and offers for storage, and chains the audit trail. */
export const digest = (text: string) => longDigest().update(text).digest('base64url')

/** The same for a text in parts. */
export const longDigest = () => createHash('sha256')
