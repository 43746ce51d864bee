import type { Db } from '../db/database.ts'
import { makePlainCall, type Parts } from './plainCall.ts'
import { makePlainOrder } from './plainOrder.ts'
import { makePlainForm } from './plainForm.ts'

/** What answers forms that are sent without scripts. */
export const makeForms = (db: Db, parts: Parts) => ({
  plainForm: makePlainForm(db, parts.write, parts.limiter, parts.now),
  plainCall: makePlainCall(parts),
  plainOrder: makePlainOrder(parts),
})
export type Forms = ReturnType<typeof makeForms>
