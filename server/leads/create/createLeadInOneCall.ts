import type { Handler } from '../../http/calls/handlerContext.ts'
import { choiceOf } from '../../plans/planKeptByOrder.ts'
import { at } from './createLead.ts'
import { insertLead } from './insertLead.ts'
import { coverageFor } from '../steps/isPlanOffered.ts'

/** Creates a lead in one call, as the contract offers. It begins an order, or waits for coverage. */
export const createLeadInOneCall: Handler<'createLegacyLead'> = async ({ body }, context) => {
  const { cep, number, name, email, phone, idPlan, tracking } = body
  const address = { cep, ...(number !== undefined && { number }) }
  const { plans, infra } = await coverageFor({ address, idPlan }, context)
  const choice = choiceOf(plans.find((plan) => plan.id === idPlan)?.id, context.catalogue)
  const kind = plans.length > 0 ? 'order' : 'no-coverage'
  const told = { ...(await at(address, context)), infra, ...choice, phone, name, email, tracking }
  const { id } = await insertLead(kind, told, context)
  return { success: true, id }
}
