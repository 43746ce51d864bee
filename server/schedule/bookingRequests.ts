import type { Db } from '../db/database.ts'
import { newId } from '../leads/newId.ts'
import { post } from '../leads/outbox.ts'

/** Bookings in the operator's system are noted until an order holds them; forgotten ones are cancelled. */
const forgottenAfter = 15 * 60_000
const atOnce = 100

/** The reference of a wish, the same while it is noted, so that a retry gets the same visit. */
export async function noteRequest(tx: Db, wish: string, now: Date): Promise<string> {
  const asked_at = now.toISOString()
  const { reference } = await tx
    .insertInto('booking_requests')
    .values({ wish, reference: newId(), asked_at })
    .onConflict((c) => c.column('wish').doUpdateSet({ asked_at }))
    .returning('reference')
    .executeTakeFirstOrThrow()
  return reference
}

/** Removes a note; false if it is gone, so that the visit was cancelled. */
export async function strikeRequest(tx: Db, reference: string): Promise<boolean> {
  const noted = tx.deleteFrom('booking_requests').where('reference', '=', reference)
  return (await noted.executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** Cancels the visits of forgotten notes. Returns how many. */
export async function giveBackForgotten(tx: Db, now: Date): Promise<number> {
  const late = new Date(now.getTime() - forgottenAfter).toISOString()
  const due = tx.selectFrom('booking_requests').select('reference').where('asked_at', '<=', late).limit(atOnce)
  const gone = await tx.deleteFrom('booking_requests').where('reference', 'in', due).returning('reference').execute()
  for (const { reference } of gone) await post(tx, 'visit.give_back', { reference }, now)
  return gone.length
}
