import type { OtherDevices } from '../../src/api/contract/lead/resume.ts'
import { type Context, type OwnedLead, type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { endedTokenHash } from '../http/calls/leadTokens.ts'
import { openLinks } from './links.ts'
import { audit } from '../leads/audit.ts'
import { refuseOtherPhone } from '../leads/isOwnersPhone.ts'

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
  const later = db.selectFrom('lead_holders').select(['token_hash', 'granted_at as since']).where('lead_id', '=', id)
  return [...first, ...(await later.orderBy('granted_at').execute())]
}

/** Removes access from some devices of a lead, and stores them, so that each learns why. */
async function endHolders(
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
const devicesTold = (devices: readonly Pick<Holder, 'since'>[], links: readonly { since: string }[]): OtherDevices => ({
  success: true,
  devices: devices.map(({ since }) => ({ since })),
  links: [...links],
})

/** The other devices with access, and the open links. */
export const readOtherDevices: Handler<'readOtherDevices'> = async (_, context) => {
  const lead = leadOf(context)
  const { db, now, deviceOf } = context
  const open = openLinks(db, now()).select('created_at as since').where('lead_id', '=', lead.id)
  const links = await open.orderBy('created_at').execute()
  return devicesTold(await otherDevices(deviceOf(lead.id), lead, context), lead.order_number === null ? links : [])
}

/** Ends an order and its links on all other devices. */
export const endOtherDevices: Handler<'endOtherDevices'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseOtherPhone(lead, body.phone, context)
  await endOthers(lead, context.deviceOf(lead.id), context)
  await audit(context.db, lead, 'other devices ended', [], context.now())
  return devicesTold([], [])
}

/** Ends an order on this device only. Other devices and links, which need an answer, still work. */
export const endThisDevice: Handler<'endThisDevice'> = async (_, context) => {
  const lead = leadOf(context)
  const { db, now, deviceOf } = context
  await endHolders(lead, [{ token_hash: deviceOf(lead.id) }], context)
  await audit(db, lead, 'this device ended', [], now())
  context.ungrant(lead.id)
  return { success: true }
}
