import type { Facts } from '../../content/flows/facts.ts'
import { noOfferReasons } from '../../content/texts/checkoutTexts.ts'

/** Why there is no offer at the address, in words. */
export const noOfferReason = ({ coverage }: Facts) => noOfferReasons[coverage?.reason ?? 'no-network']
