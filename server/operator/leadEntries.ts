import type { OwnedLead } from '../handlerContext.ts'
import type { LeadRecord } from '../db/tables.ts'
import { openLead } from '../leads/columns/openLead.ts'
import type { LeadEntry, NoticeEntry, Wanted } from './feedContract.ts'
import type { Fed, Fetch } from './feed.ts'
import { heldLeads, noteFetched } from './fetchedLeads.ts'

/** Where fibre was wanted and is not there, by their places. */
export const noticeEntries = (fed: readonly Fed[], fetch: Fetch): Promise<NoticeEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, told_at }) => ({ wanted_at: created_at, told_at }))

/** Who left an order and was reminded of it, by their places. */
export const leftEntries = (fed: readonly Fed[], fetch: Fetch): Promise<LeadEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, reminded_at }) => ({ begun_at: created_at, reminded_at: reminded_at ?? '' }))

/** What the leads wanted, with the times that a feed tells of each. Each trail tells who fetched. */
async function entriesOf<T>(fed: readonly Fed[], fetch: Fetch, times: (row: LeadRecord) => T) {
  const at = fetch.now.toISOString()
  const rows = await heldLeads(
    fetch.db,
    fed.map(({ id }) => id),
  )
  const kept = new Map(rows.filter(({ expires_at }) => expires_at > at).map((row) => [row.id, row]))
  const found = []
  for (const { id, again } of fed) {
    const row = kept.get(id)
    if (!row) continue
    const { protocol, cep } = row
    found.push({ again, id, protocol, ...times(row), cep, wanted: wantedIn(await openLead(row, fetch)) })
  }
  await noteFetched([...kept.values()], fetch)
  return found
}

/** Null where a value does not open: one damaged row keeps no other from being fetched. */
function wantedIn(lead: OwnedLead): Wanted | null {
  try {
    const { address, plan_id, name, phone, email, accept_information, tracking } = lead
    return { address, plan_id, name, phone, email, accept_information, tracking }
  } catch {
    return null
  }
}
