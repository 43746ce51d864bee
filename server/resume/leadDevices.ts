import type { OtherDevices } from '../../src/api/contract/lead/resume.ts'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { endedTokenHash } from '../http/calls/leadTokens.ts'

/** A device with access to a lead, and since when. */
type Holder = { token_hash: string; since: string }

type HeldLead = Pick<OwnedLead, 'id' | 'token_hash' | 'created_at'>

/** The other devices with access to a lead. */
export async function otherDevices(asking: string, lead: HeldLead, reading: Pick<Context, 'db'>): Promise<Holder[]> {
  return (await holdersOf(lead, reading)).filter(({ token_hash }) => token_hash !== asking)
}

/** The devices with access to a lead. The first one has the lead's own token. */
export async function holdersOf(
  { id, token_hash, created_at }: HeldLead,
  { db }: Pick<Context, 'db'>,
): Promise<Holder[]> {
  const first = token_hash === endedTokenHash ? [] : [{ token_hash, since: created_at }]
  const later = await db
    .selectFrom('lead_holders')
    .select(['token_hash', 'granted_at as since'])
    .where('lead_id', '=', id)
    .orderBy('granted_at')
    .execute()
  return [...first, ...later]
}

/** Removes access from some devices of a lead, and stores them, so that each learns why. */
export async function endHolders(
  { id, token_hash }: HeldLead,
  ended: readonly Pick<Holder, 'token_hash'>[],
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const hashes = ended.map((each) => each.token_hash)
  if (hashes.length === 0) return
  const rows = hashes.map((hash) => ({ lead_id: id, token_hash: hash, ended_at: now().toISOString() }))
  await db.insertInto('ended_holders').values(rows).execute()
  await db.deleteFrom('lead_holders').where('lead_id', '=', id).where('token_hash', 'in', hashes).execute()
  if (hashes.includes(token_hash))
    await db.updateTable('leads').set({ token_hash: endedTokenHash }).where('id', '=', id).execute()
}

/** Ends access on all other devices and by links, and returns their number. The lead is locked against links. */
export async function endOthers(lead: HeldLead, asking: string, context: Pick<Context, 'db' | 'now'>): Promise<number> {
  await context.db.deleteFrom('resume_links').where('lead_id', '=', lead.id).execute()
  const others = await otherDevices(asking, lead, context)
  await endHolders(lead, others, context)
  return others.length
}

/** The reply about other devices: when each got access, and when each link was made. */
export const devicesTold = (
  devices: readonly Pick<Holder, 'since'>[],
  links: readonly { since: string }[],
): OtherDevices => ({ success: true, devices: devices.map(({ since }) => ({ since })), links: [...links] })
