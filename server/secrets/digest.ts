import { createHash } from 'node:crypto'

/** The hash by which tokens, visits and offers are kept, and the trail of changes is chained. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
