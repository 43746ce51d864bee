import type { Db } from '../db/database.ts'
import { makePlainCall, type Parts } from './plainCallRequest.ts'
import { makePlainOrder } from './plainOrderLookup.ts'
import { makePlainForm } from './plainCepForm.ts'

/** What answers forms that are sent without scripts. */
export const makeForms = (db: Db, parts: Parts) => ({
  plainForm: makePlainForm(db, parts.write, parts.limiter, parts.now),
  plainCall: makePlainCall(parts),
  plainOrder: makePlainOrder(parts),
})
export type Forms = ReturnType<typeof makeForms>
