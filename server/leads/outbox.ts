import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { newId } from './create/insertLead.ts'

/** What there is to tell: `mail` ones to the visitor, by e-mail, the others to other systems. */
export type Topic = 'order.placed' | 'order.withdrawn' | 'call.requested' | MailTopic
/** Somebody sits and waits for a code or a link: no letter goes before it. */
export const mailLanes = [
  ['mail.code', 'mail.resume'],
  ['mail.order', 'mail.withdrawn'],
] as const
export type Lane = (typeof mailLanes)[number]
type MailTopic = Lane[number]
/** The condition of the partial index `outbox_next_at_some`: a query uses that index only where it repeats the condition. */
export const isMail = sql<boolean>`topic like 'mail.%'`

/** Leaves word in the transaction of what happened, to be told after it. Ids only: who may know more asks for it. */
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
