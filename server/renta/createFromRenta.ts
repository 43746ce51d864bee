import type { Handler } from '../call.ts'
import { covered } from '../leads/createLead.ts'
import { markedFor } from '../leads/marked.ts'
import { consentOf, insertLead, jsonOf, nowhere } from '../leads/newLead.ts'
import { campaigns } from '../plans/campaigns.ts'
import { plansFor } from '../plans/catalogue.ts'
import { refuse } from '../refusal.ts'
import { bonusOf, lineOf } from './mobileLines.ts'

/** Starts the order of a mobile customer by the number of the line. The campaign and the bonus are those of the line; nothing else of it is told. */
export const createFromRenta: Handler<'createFromRenta'> = async ({ body: { idPlan, phoneNumber, idPlanAddonBonus, accept_information, tracking } }, context) => {
  const line = await lineOf(phoneNumber, context)
  const bonus = line && bonusOf(line.addon)
  if (!line || !bonus || (idPlanAddonBonus !== undefined && idPlanAddonBonus !== bonus)) throw refuse(409, 'mobile.unknown')
  if (idPlan !== undefined && !isSold(idPlan, line.addon)) throw refuse(409, 'plan.unavailable')
  const known = { ...nowhere, phone: phoneNumber, addon: line.addon, plan_id: idPlan ?? null, bonus_plan_id: bonus, accept_information: consentOf(accept_information) }
  const lead = await insertLead({ kind: 'order', ...known, tracking: jsonOf(tracking), flags: markedFor(idPlan, null) }, context)
  return covered(lead, null, 1)
}

/** Some campaigns for the same mobile plan lie below others, and sell other plans. */
function isSold(idPlan: string, addon: string): boolean {
  const ofLine = [...campaigns.keys()].filter((prefix) => prefix.split('/').at(-1) === addon)
  return ofLine.some((prefix) => plansFor(prefix).some(({ id }) => id === idPlan))
}
