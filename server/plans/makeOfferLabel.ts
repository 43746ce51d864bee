import { company, labelTerms } from '../../src/api/contract/operatorSite/companyFacts.ts'
import { isGiven } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { uploadSpeedOf } from '../../src/api/contract/sale/uploadSpeedOf.ts'
import { longDigest } from '../secrets/digest.ts'
import type { Offer } from './builtInOffers.ts'
import { speedText } from './speedText.ts'

/** Raise this whenever a label of the product changes, so that a code always means one label. */
const edition = 1
const loyaltyMonths = 12

/** The standard label of an offer. */
export function makeOfferLabel(offer: Offer): Plan['offer'] {
  return {
    code: `UF-${offer.sku.slice(1).toUpperCase()}-${offer.own || isNamed ? conditionsOf(offer) : paddedEdition}`,
    provider: company,
    download: speedText(offer.mega),
    upload: speedText(uploadSpeedOf(offer.mega)),
    dataAllowance: 'Ilimitada',
    price: offer.price,
    priceAfter: offer.full,
    months: 12,
    installation: 'Grátis',
    loyaltyMonths,
    ...labelTerms,
  }
}

/** Whether the operator replaced the common texts of all labels. */
const isNamed = isGiven('site.json')
const paddedEdition = String(edition).padStart(3, '0')

/** A hash of the conditions of an operator's offer, so that other conditions get another code. */
function conditionsOf({ name, mega, price, full, bonus, subscriptions, unscheduled }: Offer): string {
  const conditions = JSON.stringify([
    edition,
    name,
    mega,
    price,
    full,
    bonus,
    subscriptions,
    unscheduled,
    ...(isNamed ? [company, labelTerms] : []),
  ])
  return longDigest().update(conditions).digest('hex').slice(0, 8).toUpperCase()
}
