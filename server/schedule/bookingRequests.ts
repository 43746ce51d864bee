import type { Db } from '../db/database.ts'
import { newId } from '../leads/newId.ts'
import { post } from '../leads/outbox.ts'

/**
 * A visit that the operator's system is asked to book is noted first, and struck off by the order that holds it, or by
 * the word that it is not booked. What stays was booked for nobody, or nobody knows, and is given back.
 */
const forgottenAfter = 15 * 60_000
const atOnce = 100

/** The reference of a wish: the same one while it is noted, so that whoever asks again gets the same visit. */
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

/** False if it is noted no more: its visit is given back. */
export async function strikeRequest(tx: Db, reference: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('booking_requests')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Gives back the visits that were asked for a while ago. Returns how many. */
export async function giveBackForgotten(tx: Db, now: Date): Promise<number> {
  const due = tx
    .selectFrom('booking_requests')
    .select('reference')
    .where('asked_at', '<=', new Date(now.getTime() - forgottenAfter).toISOString())
    .limit(atOnce)
  const gone = await tx.deleteFrom('booking_requests').where('reference', 'in', due).returning('reference').execute()
  for (const { reference } of gone) await post(tx, 'visit.give_back', { reference }, now)
  return gone.length
}
