import type { LinkedOrder } from '../../src/api/contract/lead/resume.ts'
import type { Context, Handler, OwnedLead } from '../http/calls/handlerContext.ts'
import { dueStep } from '../leads/steps/dueStep.ts'
import { chosenPlan } from '../plans/planKeptByOrder.ts'
import { otherDevices } from './leadDevices.ts'
import { guardOf, leadOfLink, linkOf } from './links.ts'

/** The preview of a link before its challenge, without personal data or hints at the answer. */
export const readResumeLink: Handler<'readResumeLink'> = async ({ body: { token } }, context) => {
  const lead = await leadOfLink(await linkOf(token, context), context)
  return { success: true, order: lead && (await orderShown(lead, context)) }
}

async function orderShown(lead: OwnedLead, context: Context): Promise<LinkedOrder | null> {
  const guard = guardOf(lead)
  if (!guard) return null
  const devices = (await otherDevices(context.deviceOf(lead.id), lead, context)).map(({ since }) => ({ since }))
  return { challenge: guard.challenge, plan: planShown(lead), due: dueStep(lead), devices }
}

function planShown(lead: OwnedLead): LinkedOrder['plan'] {
  const plan = chosenPlan(lead)
  return plan ? { name: plan.plan, price: lead.direct_debit === false ? plan.price : plan.price_with_dacc } : null
}
