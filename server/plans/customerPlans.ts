import type { Plan } from '../../src/api/contract/sale/plan.ts'

/** The two kinds of offer only for customers. */
export type CustomerOffer = NonNullable<Plan['plan_type']>

const suffix: Record<CustomerOffer, string> = { refidel: 'R', migration: 'M' }

/** A plan as a customer's offer: with its own id and label, and without a visit if fibre is installed. */
export function customerPlan(plan: Plan, type: CustomerOffer): Plan {
  const installed = type === 'refidel'
  return {
    ...plan,
    id: customerPlanId(plan.sku, type),
    plan_type: type,
    installationSchedule: plan.installationSchedule && !installed,
    showOnLanding: false,
    offer: {
      ...plan.offer,
      code: `${plan.offer.code}-${suffix[type]}`,
      installation: installed ? 'Já instalado: não precisa de visita' : plan.offer.installation,
    },
  }
}

export function customerPlanId(sku: string, type: CustomerOffer): string {
  return `${type}-${sku}`
}
