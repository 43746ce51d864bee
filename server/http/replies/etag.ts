import { createHash } from 'node:crypto'

/** A tag that two contents share only when they are the same. */
export const etagOf = (content: Uint8Array | string) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
