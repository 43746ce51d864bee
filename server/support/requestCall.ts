import type { Handler } from '../call.ts'
import { keepRequest } from './keepRequest.ts'

/** Somebody wants to be called, about an order that is told by its protocol where there is one. */
export const requestCall: Handler<'requestCall'> = async ({ body }, context) => ({
  success: true,
  id: await keepRequest(body, context),
})
