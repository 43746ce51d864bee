import type { Context, Handler, OwnedLead } from '../http/calls/handlerContext.ts'
import { Refusal } from '../http/refusal.ts'
import { checkCoverage } from './checkCoverage.ts'

export const coverageForVisitor: Handler<'coverage'> = async ({ query: { idLead, ...query } }, context) =>
  checkCoverage(query, context, idLead === undefined ? null : await held(idLead, context))

/** This visitor's order; null without access to it, as if it did not exist. */
async function held(id: string, context: Context): Promise<OwnedLead | null> {
  try {
    return await context.own(id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
