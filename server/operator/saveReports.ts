import { releaseSlot } from '../schedule/bookings.ts'
import { audit } from '../leads/audit.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { lockLead } from '../leads/lockLead.ts'
import { newId } from '../leads/newId.ts'
import { hasNoVisit } from '../leads/order/orderStatus.ts'
import { lastOrderState } from '../leads/order/orderRows.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import type { StateBody, StateReply, OutcomeBody, OutcomeReply, VisitsBody, VisitsReply } from './feedContract.ts'
import type { Feeding } from './feed.ts'
import { FeedRefusal } from './feedRefusal.ts'
import { dateOf } from '../../src/api/contract/values/dates.ts'
import { countRows } from '../db/countRows.ts'

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
    const order = db.selectFrom('orders').select('withdrawn_at').where('lead_id', '=', row.id)
    const { withdrawn_at } = await order.executeTakeFirstOrThrow()
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

/** Stores the outcome of a call, and the sender. Repeating it changes nothing. */
export function saveCallOutcome(
  id: string,
  { outcome }: OutcomeBody,
  by: string,
  { write, now }: Feeding,
): Promise<OutcomeReply> {
  return write(async (db) => {
    const changed = await db
      .updateTable('support_requests')
      .set({ outcome, outcome_at: now().toISOString(), outcome_by: by })
      .where('id', '=', id)
      .where((e) => e.or([e('outcome', 'is', null), e('outcome', '<>', outcome)]))
      .returning(['outcome_at'])
      .executeTakeFirst()
    const kept =
      changed ?? (await db.selectFrom('support_requests').select('outcome_at').where('id', '=', id).executeTakeFirst())
    if (!kept) throw new FeedRefusal(404, 'call.unknown')
    return { id, outcome, at: kept.outcome_at ?? now().toISOString() }
  })
}

/** Stores the visits of a day and period that a region's crews cannot make, and the sender; 0 unblocks all. */
export function saveBlockedVisits(body: VisitsBody, by: string, { write, now }: Feeding): Promise<VisitsReply> {
  return write(async (db) => {
    const { region, date, period, blocked } = body
    const place = { region, date, period }
    const weekday = dateOf(date)?.getUTCDay() ?? 0
    const crews = db.selectFrom('crews').select('visits').where('region', '=', region).where('weekday', '=', weekday)
    const crew = await crews.where('period', '=', period).executeTakeFirst()
    if (!crew) throw new FeedRefusal(404, 'visits.none')
    const told = { visits: blocked, told_at: now().toISOString(), told_by: by }
    await db
      .insertInto('blocked_visits')
      .values({ ...place, ...told })
      .onConflict((c) => c.columns(['region', 'date', 'period']).doUpdateSet(told))
      .execute()
    const there = db.selectFrom('bookings').where('region', '=', region).where('date', '=', date)
    const booked = await countRows(there.where('period', '=', period))
    return { ...place, blocked, visits: crew.visits, booked }
  })
}
