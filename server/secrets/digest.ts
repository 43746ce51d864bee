import { createHash } from 'node:crypto'

/** The hash by which tokens, visits and offers are kept, and the trail of changes is chained. */
export const digest = (text: string) => longDigest().update(text).digest('base64url')

/** The same of a text that comes in parts. */
export const longDigest = () => createHash('sha256')
