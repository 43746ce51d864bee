import type { TalkKind } from '../../content/talk/talk.ts'

/** Questions of the table that a kind of talk answers, too, with the figures of the order. */
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
  'order-status': 'ownOrder',
  discount: 'discount',
  loyalty: 'loyaltyAgain',
  switch: 'switching',
  'email-which': 'anyMail',
  'visit-call': 'visitCall',
  reschedule: 'otherVisit',
}
