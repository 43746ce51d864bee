import { type Handler, leadOf } from '../http/calls/handlerContext.ts'
import { customerRequestOf } from '../customers/customerRequest.ts'
import { changeLead } from '../leads/changeLead.ts'
import { isPlanOffered } from '../leads/steps/isPlanOffered.ts'
import { choiceOf } from '../plans/planKeptByOrder.ts'
import { refusals } from '../http/refusalMessages.ts'
import { refuse, refuseFields } from '../http/refusal.ts'

/** Saves the wanted offer. Once the house is known, the offer must be available there. */
export const chooseMigrationPlan: Handler<'chooseMigrationPlan'> = async ({ body: { idPlan } }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  const { offers } = await customerRequestOf(context.db, lead)
  if (!offers.includes(idPlan)) throw refuseFields({ idPlan: refusals['offer.unknown'] })
  if (!(await isPlanOffered(lead, idPlan, context))) throw refuse(409, 'plan.unavailable')
  const choice = choiceOf(idPlan, context.catalogue, lead)
  return { success: true, version: await changeLead(lead, choice, 'plan', context) }
}
