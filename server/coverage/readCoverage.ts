import type { Context, Handler, OwnedLead } from '../handlerContext.ts'
import { Refusal } from '../refusal.ts'
import { checkCoverage } from './checkCoverage.ts'

export const readCoverage: Handler<'coverage'> = async ({ query: { idLead, ...query } }, context) =>
  checkCoverage(query, context, idLead === undefined ? null : await held(idLead, context))

/** The order of this visitor. Who holds none is told what everybody is. */
async function held(id: string, context: Context): Promise<OwnedLead | null> {
  try {
    return await context.own(id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
