import type { LinkedOrder } from '../../src/api/contract/resume.ts'
import type { Handler, OwnedLead } from '../call.ts'
import { dueStep } from '../leads/steps/dueStep.ts'
import { planById } from '../plans/catalogue.ts'
import { guardOf, leadOfLink, linkOf } from './links.ts'

/** What a link shows before its challenge is passed: nothing of a person, and nothing that answers the challenge. */
export const readResumeLink: Handler<'readResumeLink'> = async ({ body: { token } }, context) => {
  const link = await linkOf(token, context)
  const lead = link && (await leadOfLink(link, context))
  return { success: true, order: lead && orderShown(lead) }
}

function orderShown(lead: OwnedLead): LinkedOrder | null {
  const guard = guardOf(lead)
  return guard && { challenge: guard.challenge, plan: planShown(lead), due: dueStep(lead) }
}

function planShown({ plan_id, direct_debit }: OwnedLead): LinkedOrder['plan'] {
  const plan = plan_id === null ? undefined : planById(plan_id)
  return plan ? { name: plan.plan, price: direct_debit === false ? plan.price : plan.price_with_dacc } : null
}
