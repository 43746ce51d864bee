import { type Handler, leadOf } from '../call.ts'
import { requestOf } from '../customers/requests.ts'
import { change } from '../leads/change.ts'
import { isOffered } from '../leads/steps/isOffered.ts'
import { choiceOf } from '../plans/keptPlan.ts'
import { refusals } from '../refusals.ts'
import { refuse, refuseFields } from '../refusal.ts'

/** Saves which offer is wanted. Once the house is known, the offer must reach it. */
export const chooseMigrationPlan: Handler<'chooseMigrationPlan'> = async ({ body: { idPlan } }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  const { offers } = await requestOf(context.db, lead)
  if (!offers.includes(idPlan)) throw refuseFields({ idPlan: refusals['offer.unknown'] })
  if (!(await isOffered(lead, idPlan, context))) throw refuse(409, 'plan.unavailable')
  const choice = choiceOf(idPlan, context.catalogue, lead)
  return { success: true, version: await change(lead, choice, 'plan', context) }
}
