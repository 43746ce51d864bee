import { releaseSlot } from '../schedule/bookings.ts'
import { audit } from '../leads/audit.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { lockLead } from '../leads/lockLead.ts'
import { newId } from '../leads/newId.ts'
import { hasNoVisit } from '../leads/order/orderStatus.ts'
import { lastOrderState } from '../leads/order/lastOrderState.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import type { StateBody, StateReply } from './feedContract.ts'
import type { Feeding } from './feed.ts'
import { FeedRefusal } from './feedRefusal.ts'

/** Stores the reported state of an order and mails it, unless it is unchanged. The feed does not repeat it. */
export function saveOrderState(
  number: string,
  body: StateBody,
  by: string,
  { write, vault, now }: Feeding,
): Promise<StateReply> {
  return write(async (db) => {
    const placed = await db.selectFrom('orders').select('lead_id').where('number', '=', number).executeTakeFirst()
    const row = placed && (await lockLead(db, placed.lead_id))
    if (!row) throw new FeedRefusal(404, 'order.unknown')
    const { withdrawn_at } = await db
      .selectFrom('orders')
      .select('withdrawn_at')
      .where('lead_id', '=', row.id)
      .executeTakeFirstOrThrow()
    if (withdrawn_at !== null && body.state !== 'cancelled') throw new FeedRefusal(409, 'order.withdrawn')
    const { state, date = null } = body
    const known = await lastOrderState(db, row.id)
    if (known?.state === state && known.date === date) return { number, state, date, at: known.at }
    const told = { id: newId(), state, date, at: now().toISOString(), told_by: by }
    await db
      .insertInto('order_states')
      .values({ lead_id: row.id, ...told })
      .onConflict((c) => c.column('lead_id').doUpdateSet(told))
      .execute()
    if (hasNoVisit(state)) await releaseSlot(db, row.id, now())
    await audit(db, row, `state ${state} by ${by}`, [], now())
    const reply = { number, state, date, at: told.at }
    if (withdrawn_at !== null) return reply
    const context = { db, vault, now }
    return { ...reply, ...(await queueLetter('mail.state', await openLead(row, context), context, { state: told.id })) }
  })
}
