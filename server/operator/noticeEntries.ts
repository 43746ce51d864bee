import type { OwnedLead } from '../call.ts'
import { openLead } from '../leads/columns/leadRow.ts'
import type { NoticeEntry } from './contract.ts'
import type { Fed, Fetch } from './feed.ts'
import { heldLeads, noteFetched } from './fetchedLeads.ts'

/** Where fibre was wanted and is not there, by their places. Each trail tells who fetched. */
export async function noticeEntries(fed: readonly Fed[], fetch: Fetch): Promise<NoticeEntry[]> {
  const at = fetch.now.toISOString()
  const rows = await heldLeads(
    fetch.db,
    fed.map(({ id }) => id),
  )
  const kept = new Map(rows.filter(({ expires_at }) => expires_at > at).map((row) => [row.id, row]))
  const found: NoticeEntry[] = []
  for (const { id, again } of fed) {
    const row = kept.get(id)
    if (!row) continue
    const { protocol, created_at, told_at, cep } = row
    found.push({
      again,
      id,
      protocol,
      wanted_at: created_at,
      told_at,
      cep,
      wanted: wantedIn(await openLead(row, fetch)),
    })
  }
  await noteFetched([...kept.values()], fetch)
  return found
}

/** Null where a value does not open: one damaged row keeps no other from being fetched. */
function wantedIn(lead: OwnedLead): NoticeEntry['wanted'] {
  try {
    const { address, plan_id, name, phone, email, accept_information, tracking } = lead
    return { address, plan_id, name, phone, email, accept_information, tracking }
  } catch {
    return null
  }
}
