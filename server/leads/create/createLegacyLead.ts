import type { Handler } from '../../call.ts'
import { insertLead } from './insertLead.ts'
import { coverageFor } from '../steps/isOffered.ts'

/** A lead in one go, as older pages send it; it waits for coverage or starts an order by what its address can have. */
export const createLegacyLead: Handler<'createLegacyLead'> = async ({ body }, context) => {
  const { cep, number, name, email, phone, idPlan, tracking } = body
  const address = { cep, ...(number !== undefined && { number }) }
  const { plans, infra } = await coverageFor(context.db, { address, idPlan })
  const plan_id = plans.some((plan) => plan.id === idPlan) ? (idPlan ?? null) : null
  const kind = plans.length > 0 ? 'order' : 'no-coverage'
  const told = { cep, address, infra, plan_id, phone, name, email, tracking }
  const { id } = await insertLead(kind, told, context)
  return { success: true, id }
}
