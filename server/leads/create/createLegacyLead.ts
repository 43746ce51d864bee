import type { Handler } from '../../call.ts'
import { at } from './createLead.ts'
import { insertLead } from './insertLead.ts'
import { coverageFor } from '../steps/isOffered.ts'

/** Creates a lead in one call, as older pages do. It begins an order, or waits for coverage. */
export const createLegacyLead: Handler<'createLegacyLead'> = async ({ body }, context) => {
  const { cep, number, name, email, phone, idPlan, tracking } = body
  const address = { cep, ...(number !== undefined && { number }) }
  const { plans, infra } = await coverageFor(context.db, { address, idPlan })
  const plan_id = plans.some((plan) => plan.id === idPlan) ? (idPlan ?? null) : null
  const kind = plans.length > 0 ? 'order' : 'no-coverage'
  const told = { ...(await at(address, context)), infra, plan_id, phone, name, email, tracking }
  const { id } = await insertLead(kind, told, context)
  return { success: true, id }
}
