import type { Handler } from '../handlerContext.ts'
import { keepCallRequest } from './keepCallRequest.ts'

/** Somebody wants to be called, about an order that is told by its protocol where there is one. */
export const requestCall: Handler<'requestCall'> = async ({ body }, context) => ({
  success: true,
  id: await keepCallRequest(body, context),
})
