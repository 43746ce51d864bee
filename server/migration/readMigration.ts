import { type Handler, leadOf } from '../call.ts'
import { readAt } from '../leads/readLead.ts'

/** A migration as its visitor may read it back. */
export const readMigration: Handler<'readMigration'> = (_, context) => readAt(leadOf(context), context)
