import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { newId } from './create/insertLead.ts'

/** The topics of the outbox: `mail` ones go to the visitor by e-mail, the others to other systems. */
export type Topic = 'order.placed' | 'order.withdrawn' | 'call.requested' | MailTopic
/** A visitor waits for a code or a link, so no letter goes before it. */
export const mailLanes = [
  ['mail.code', 'mail.resume'],
  ['mail.order', 'mail.withdrawn', 'mail.arrived'],
] as const
export type Lane = (typeof mailLanes)[number]
type MailTopic = Lane[number]
/**
 * The condition of the partial index `outbox_next_at_some`. A query uses that index only if it repeats the condition.
 */
export const isMail = sql<boolean>`topic like 'mail.%'`

/**
 * Adds a message to the outbox in the transaction of its cause. It holds ids only; receivers with the right ask for
 * more.
 */
export async function post(db: Db, topic: Topic, ids: Record<string, string>, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: newId(),
      topic,
      payload: JSON.stringify(ids),
      created_at: at,
      attempts: 0,
      next_at: at,
      done_at: null,
    })
    .execute()
}
