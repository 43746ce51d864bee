import type { Db } from '../db/database.ts'
import { makeNoScriptCallRequest, type Parts } from './noScriptCallRequest.ts'
import { makeNoScriptOrderLookup } from './noScriptOrderLookup.ts'
import { makeNoScriptCepForm } from './noScriptCepForm.ts'

/** The handlers of forms sent without scripts. */
export const makeNoScriptForms = (db: Db, parts: Parts) => ({
  plainForm: makeNoScriptCepForm(db, parts.write, parts.limiter, parts.now),
  plainCall: makeNoScriptCallRequest(parts),
  plainOrder: makeNoScriptOrderLookup(parts),
})
export type Forms = ReturnType<typeof makeNoScriptForms>
