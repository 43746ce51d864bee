import { type Handler, leadOf } from '../call.ts'
import { leadRead } from '../leads/readLead.ts'

/** A migration as its visitor may read it back. */
export const readMigration: Handler<'readMigration'> = (_, context) => leadRead(leadOf(context), context)
