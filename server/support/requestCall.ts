import type { Handler } from '../call.ts'
import { newId } from '../leads/create/insertLead.ts'
import { post } from '../leads/outbox.ts'
import { sealRequest } from './sealRequest.ts'

/** Somebody wants to be called, about an order that is told by its protocol where there is one. */
export const requestCall: Handler<'requestCall'> = async (
  { body: { telephone, protocol, tracking } },
  { db, vault, now },
) => {
  const [id, at] = [newId(), now()]
  await db
    .insertInto('support_requests')
    .values(
      sealRequest(
        {
          id,
          phone: telephone,
          tracking: tracking === undefined ? null : JSON.stringify(tracking),
          created_at: at.toISOString(),
        },
        vault,
      ),
    )
    .execute()
  await post(db, 'call.requested', { request: id, ...(protocol && { protocol }) }, at)
  return { success: true, id }
}
