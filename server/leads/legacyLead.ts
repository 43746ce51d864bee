import type { Handler } from '../call.ts'
import { insertLead, jsonOf, whereOf } from './newLead.ts'
import { coverageFor } from './offered.ts'

/** A lead in one go, as older pages send it; it waits for coverage or starts an order by what its address can have. */
export const createLegacyLead: Handler<'createLegacyLead'> = async ({ body }, context) => {
  const { cep, number, name, email, phone, idPlan, tracking } = body
  const address = { cep, ...(number !== undefined && { number }) }
  const { plans, infra } = await coverageFor(context.db, { address, idPlan })
  const plan_id = plans.some((plan) => plan.id === idPlan) ? (idPlan ?? null) : null
  const kind = plans.length > 0 ? 'order' : 'no-coverage'
  const { id } = await insertLead({ kind, ...whereOf(address, infra), plan_id, phone, name: name ?? null, email: email ?? null, tracking: jsonOf(tracking) }, context)
  return { success: true, id }
}
