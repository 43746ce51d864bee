import { type Handler, leadOf } from '../handlerContext.ts'

/** Tells the operator's webchat what a browser may not tell it beside an order. Nothing of it is kept. */
export const tellEvents: Handler<'tellEvents'> = async ({ body: { events } }, context) => ({
  told: await context.webchat.tell(leadOf(context), events),
})
