import type { Facts } from '../../content/flows/facts.ts'
import { noOfferReasons } from '../../content/texts/order/checkoutTexts.ts'

export const noOfferReason = ({ coverage }: Facts) => noOfferReasons[coverage?.reason ?? 'no-network']
