import type { Body } from '../../src/api/contract/calls.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { newId } from '../leads/newId.ts'
import { post } from '../leads/outbox.ts'
import { type Caller, limitCallRequests } from './limitCallRequests.ts'
import { sealCallRequest } from './sealCallRequest.ts'

const untold = { feed_n: null, fed_at: null, outcome: null, outcome_at: null, outcome_by: null }

/** Stores a request for a call, with the protocol of its order where there is one. */
export const requestCall: Handler<'requestCall'> = async ({ body }, context) => ({
  success: true,
  id: await keepCallRequest(body, context),
})

/** Stores a request for a call, and notifies the callers. Returns its id. */
export async function keepCallRequest(
  { telephone, protocol, tracking }: Body<'requestCall'>,
  caller: Caller,
): Promise<string> {
  const { db, vault, now } = caller
  await limitCallRequests(telephone, caller)
  const [id, at] = [newId(), now()]
  const told = tracking === undefined ? null : JSON.stringify(tracking)
  const row = sealCallRequest({ id, phone: telephone, tracking: told, created_at: at.toISOString() }, vault)
  await db
    .insertInto('support_requests')
    .values({ ...row, protocol: protocol ?? null, ...untold })
    .execute()
  await post(db, 'call.requested', { request: id, ...(protocol && { protocol }) }, at)
  return id
}
