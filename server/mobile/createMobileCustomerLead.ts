import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import type { Handler, Context } from '../http/calls/handlerContext.ts'
import { covered } from '../leads/create/createLead.ts'
import { setWinBackFlag } from '../leads/steps/setWinBackFlag.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { findCampaign } from '../plans/findCampaign.ts'
import type { Catalogue } from '../plans/catalogue.ts'
import { choiceOf } from '../plans/planKeptByOrder.ts'
import { refuse } from '../http/refusal.ts'

/** Begins a mobile customer's order by the line's number. Reveals only the line's campaign and bonus. */
export const createMobileCustomerLead: Handler<'createFromRenta'> = async (
  { body: { idPlan, phoneNumber, idPlanAddonBonus, accept_information, tracking } },
  context,
) => {
  const line = await mobileLineOf(phoneNumber, context)
  const bonus = line && findCampaign(line.addon).idPlanAddonBonus
  if (!line || !bonus || (idPlanAddonBonus !== undefined && idPlanAddonBonus !== bonus))
    throw refuse(409, 'mobile.unknown')
  if (idPlan !== undefined && !isSold(idPlan, line.addon, context.catalogue)) throw refuse(409, 'plan.unavailable')
  const told = {
    phone: phoneNumber,
    addon: line.addon,
    ...choiceOf(idPlan, context.catalogue),
    bonus_plan_id: bonus,
    accept_information,
    tracking,
    flags: setWinBackFlag(idPlan, null),
  }
  const lead = await insertLead('order', told, context)
  return covered(lead, null, 1)
}

/** Whether any campaign of the same mobile plan sells a plan. Some of them have other plans. */
function isSold(idPlan: string, addon: string, { plansFor }: Catalogue): boolean {
  const ofLine = campaigns.filter(({ alias }) => alias === findCampaign(addon).alias)
  return ofLine.some(({ prefix }) => plansFor(prefix).some(({ id }) => id === idPlan))
}

/** The active line of a number. */
async function mobileLineOf(phone: string, { db, vault }: Pick<Context, 'db' | 'vault'>) {
  const phone_hash = vault.hash('mobile line', phone)
  const line = await db.selectFrom('mobile_lines').selectAll().where('phone_hash', '=', phone_hash).executeTakeFirst()
  return line?.active === 1 ? line : null
}
