import { openCallRequest } from '../support/sealCallRequest.ts'
import type { CallEntry } from './feedContract.ts'
import type { Fed, Fetch } from './feed.ts'

/** Requests to be called, by their places in the feed. */
export async function callEntries(fed: readonly Fed[], { db, vault }: Fetch): Promise<CallEntry[]> {
  const ids = fed.map(({ id }) => id)
  const rows = await db.selectFrom('support_requests').selectAll().where('id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, openCallRequest(row, vault)]))
  return fed.flatMap(({ id, again }) => {
    const row = known.get(id)
    if (!row) return []
    const { phone, protocol, created_at, tracking, outcome } = row
    return [
      {
        again,
        id,
        telephone: phone,
        protocol,
        requested_at: created_at,
        tracking: tracking === null ? null : JSON.parse(tracking),
        outcome,
      },
    ]
  })
}
