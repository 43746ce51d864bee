import type { Coverage } from '../../src/api/contract/address.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'

/** A plan of the catalogue, by default 600 Mega with Globoplay. */
export function aPlan(over: Partial<Plan> = {}): Plan {
  const sku = over.sku ?? 'd600gl'
  return {
    id: `id-${sku}`,
    sku,
    plan: '600 Mega Globoplay',
    description: 'Fibra de 600 Mega com Globoplay',
    discount: 60,
    price_full: 179.99,
    price: 129.99,
    price_with_dacc: 119.99,
    plan_download: 600,
    plan_upload: 300,
    plan_type: null,
    installationSchedule: true,
    showOnLanding: true,
    subscriptions: ['globo-play'],
    benefits: [{ slug: 'globo-play', benefit: 'Globoplay' }],
    addonBonus: [],
    livelo_dacc_points: null,
    whatsApps: [],
    sample: true,
    offer: {
      code: `UF-${sku}`,
      provider: 'TIM S.A.',
      download: '600 Mega',
      upload: '300 Mega',
      dataAllowance: 'Sem limite',
      price: 119.99,
      priceAfter: 179.99,
      months: 12,
      installation: 'Grátis',
      adjustment: 'Anual, pelo IPCA',
      loyaltyMonths: 12,
      finePerMonth: 30,
      exclusions: 'Telefone fixo.',
    },
    ...over,
  }
}

/** An address with an offer, by default two plans. */
export function aCoverage(over: Partial<Coverage> = {}): Coverage {
  return {
    plans: [
      aPlan(),
      aPlan({
        sku: 'd500a',
        plan: '500 Mega',
        subscriptions: [],
        price_with_dacc: 99.99,
        plan_download: 500,
        plan_upload: 250,
      }),
    ],
    infra: { infraco: 'vtal', cabinet: 'RAO-12', technology: 'GPON' },
    reason: null,
    ...over,
  }
}
