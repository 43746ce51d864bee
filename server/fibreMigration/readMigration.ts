import { type Handler, leadOf } from '../handlerContext.ts'
import { readAt } from '../leads/readLead.ts'

/** A migration as its visitor may read it back. */
export const readMigration: Handler<'readMigration'> = (_, context) => readAt(leadOf(context), context)
