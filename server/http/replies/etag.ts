import { createHash } from 'node:crypto'

/** A tag that only equal contents share. */
export const etagOf = (content: Uint8Array | string) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`
