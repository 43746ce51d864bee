import type { Handler } from '../call.ts'
import { jsonOf, newId } from './newLead.ts'
import { post } from './outbox.ts'

/** Somebody wants to be called. */
export const requestCall: Handler<'requestCall'> = async ({ body: { telephone, tracking } }, { db, now }) => {
  const [id, at] = [newId(), now()]
  await db.insertInto('support_requests').values({ id, phone: telephone, tracking: jsonOf(tracking), created_at: at.toISOString() }).execute()
  await post(db, 'call.requested', { request: id }, at)
  return { success: true, id }
}
