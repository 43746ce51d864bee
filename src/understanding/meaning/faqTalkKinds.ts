import type { TalkKind, TalkPlace } from '../../content/talk/talk.ts'
import { isOwnOrder } from '../talk/ownOrder.ts'

/** FAQ entries that a kind of talk also answers, with the figures of the order. */
export const faqTalkKinds: { readonly [id in string]?: TalkKind } = {
  'first-bill': 'firstBill',
  'price-after': 'laterPrice',
  'someone-else': 'otherHolder',
  fine: 'leaving',
  'talk:leavingAfter': 'leaving',
  credit: 'credit',
  business: 'forBusiness',
  'mobile-bonus': 'mobileBonus',
  'mother-died': 'motherDied',
  withdraw: 'howWithdraw',
  assistant: 'who',
  discount: 'discount',
  loyalty: 'loyaltyAgain',
  switch: 'switching',
  'email-which': 'anyMail',
  'visit-call': 'visitCall',
  reschedule: 'otherVisit',
}

/** FAQ entries that are about this order once it exists. */
const ofOwnOrder: { readonly [id in string]?: TalkKind } = {
  'after-order': 'next',
  'mail-missing': 'mail',
  'installation-time': 'whenVisit',
  'visit-hours': 'whenVisit',
  'order-status': 'follow',
  'order-number': 'follow',
  save: 'keptMeanwhile',
  'install-later': 'otherVisit',
}

/** The kind of talk that replies to a meaning at a stage of the order. */
export const kindOfMeaning = (id: string, stand: TalkPlace): TalkKind | undefined =>
  faqTalkKinds[id] ?? (isOwnOrder(stand) ? ofOwnOrder[id] : undefined)
