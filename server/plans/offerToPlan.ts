import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import { whatsappLink } from '../../src/api/contract/contactLinks.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { uploadSpeedOf } from '../../src/api/contract/sale/uploadSpeedOf.ts'
import type { Offer } from './builtInOffers.ts'
import { speedText } from './speedText.ts'
import { apps } from '../../src/api/contract/operatorSite/planApps.ts'
import { subscriptionName } from '../../src/api/contract/sale/streamingNames.ts'
import { company, labelTerms } from '../../src/api/contract/operatorSite/companyFacts.ts'
import { isGiven } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { longDigest } from '../secrets/digest.ts'

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

type Benefit = { slug: string; benefit: string }

/** The benefits of an offer besides the internet, streaming first. */
function benefitsOf(offer: Offer): Benefit[] {
  const included = offer.subscriptions.map((slug) => ({ slug, benefit: subscriptionName(slug) }))
  const brought = apps.filter(({ from }) => offer.mega >= from)
  return [...included, ...brought.map(({ slug, name }) => ({ slug, benefit: name }))]
}

/** One line about an offer: its speeds, its bonus and its modem. */
function describeOffer(offer: Offer): string {
  const speeds = `${speedText(offer.mega)} de download e ${speedText(uploadSpeedOf(offer.mega))} de upload`
  return [speeds, bonusOf(offer), modem(offer)]
    .filter((part) => part !== null)
    .map((part) => `${part}.`)
    .join(' ')
}

function bonusOf({ bonus, mega }: Offer): string | null {
  if (!bonus) return null
  return `${mega} Mega + 100 Mega de bônus ${bonus === 'lifelong' ? 'vitalício' : 'por um ano'}`
}

function modem({ mega }: Offer): string {
  return mega >= 1000 ? 'Modem Wi-\u2060Fi 6 emprestado sem custo' : 'Modem Wi-\u2060Fi emprestado sem custo'
}

/** Raise this whenever a label of the product changes, so that a code always means one label. */
const edition = 1
const loyaltyMonths = 12

/** The standard label of an offer. */
function makeOfferLabel(offer: Offer): Plan['offer'] {
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
