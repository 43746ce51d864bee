import type { OwnedLead } from '../http/calls/handlerContext.ts'
import type { LeadRecord } from '../db/tables.ts'
import { openLead } from '../leads/columns/openLead.ts'
import type { LeadEntry, NoticeEntry, Wanted } from './feedContract.ts'
import type { Fed, Fetch } from './feed.ts'
import { heldLeads, noteFetched } from './fetchedLeads.ts'

/** Addresses without coverage, by their places in the feed. */
export const noticeEntries = (fed: readonly Fed[], fetch: Fetch): Promise<NoticeEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, told_at }) => ({ wanted_at: created_at, told_at }))

/** Unfinished orders with a reminder, by their places in the feed. */
export const leftEntries = (fed: readonly Fed[], fetch: Fetch): Promise<LeadEntry[]> =>
  entriesOf(fed, fetch, ({ created_at, reminded_at }) => ({ begun_at: created_at, reminded_at: reminded_at ?? '' }))

/** The wishes of leads with the feed's times. Notes the fetch in each trail. */
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

/** Null if a value cannot be decrypted, so that one damaged row does not block the feed. */
function wantedIn(lead: OwnedLead): Wanted | null {
  try {
    const { address, plan_id, name, phone, email, accept_information, tracking } = lead
    return { address, plan_id, name, phone, email, accept_information, tracking }
  } catch {
    return null
  }
}
