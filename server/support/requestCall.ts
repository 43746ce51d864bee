import type { Handler } from '../handlerContext.ts'
import { keepCallRequest } from './keepCallRequest.ts'

/** Requests a call, with the protocol of an order if there is one. */
export const requestCall: Handler<'requestCall'> = async ({ body }, context) => ({
  success: true,
  id: await keepCallRequest(body, context),
})
