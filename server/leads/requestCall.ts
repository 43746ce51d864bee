import type { Handler } from '../call.ts'
import { jsonOf, newId } from './newLead.ts'
import { post } from './outbox.ts'

/** Somebody wants to be called. */
export const requestCall: Handler<'requestCall'> = async ({ body: { telephone, tracking } }, { db, now }) => {
  const id = newId()
  await db.insertInto('support_requests').values({ id, phone: telephone, tracking: jsonOf(tracking), created_at: now().toISOString() }).execute()
  await post(db, 'call.requested', { request: id }, now())
  return { success: true, id }
}
