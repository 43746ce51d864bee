import type { Plan } from '../../src/api/contract/plan.ts'
import { uploadOf } from '../../src/api/contract/speeds.ts'
import type { Offer } from './offers.ts'
import { speed } from './speeds.ts'

/** Raise this whenever an offer's price or conditions change, so that a code always means one label. */
const edition = 1
const finePerMonth = 25
const loyaltyMonths = 12

/** The standard label of an offer. */
export function labelOf(offer: Offer): Plan['offer'] {
  return {
    code: `UF-${offer.sku.slice(1).toUpperCase()}-${String(edition).padStart(3, '0')}`,
    provider: 'TIM S.A.',
    download: speed(offer.mega),
    upload: speed(uploadOf(offer.mega)),
    dataAllowance: 'Ilimitada',
    price: offer.price,
    priceAfter: offer.full,
    months: 12,
    installation: 'Grátis',
    adjustment: 'Anual, pelo IPCA, em julho',
    loyaltyMonths,
    finePerMonth,
    exclusions: 'Telefone fixo, TV por assinatura e pontos extras de rede',
  }
}
