import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { whatsappLink } from '../../src/api/contract/contactLinks.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { uploadSpeedOf } from '../../src/api/contract/sale/uploadSpeedOf.ts'
import { benefitsOf } from './benefits.ts'
import { describeOffer } from './describeOffer.ts'
import { makeOfferLabel } from './makeOfferLabel.ts'
import type { Offer } from './builtInOffers.ts'

/** The monthly extra without direct debit. */
const withoutDebit = 10

/** An offer in the form of the contract. */
export function offerToPlan(offer: Offer): Plan {
  return {
    id: `plan-${offer.sku}`,
    sku: offer.sku,
    plan: offer.name,
    description: describeOffer(offer),
    discount: cents(offer.full - offer.price),
    price_full: offer.full,
    price: cents(offer.price + withoutDebit),
    price_with_dacc: offer.price,
    plan_download: offer.mega,
    plan_upload: uploadSpeedOf(offer.mega),
    plan_type: null,
    installationSchedule: !offer.unscheduled,
    showOnLanding: offer.onLanding ?? false,
    subscriptions: [...offer.subscriptions],
    benefits: benefitsOf(offer),
    addonBonus: [],
    livelo_dacc_points: null,
    whatsApps: [{ origin_domain: '*', complete_link: whatsApp(offer) }],
    offer: makeOfferLabel(offer),
    sample: !offer.given,
  }
}

function whatsApp(offer: Offer): string {
  return whatsappLink(`Olá! Quero contratar o plano ${offer.name} da ${brandName} (${offer.sku}).`)
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
