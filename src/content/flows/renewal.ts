import type { Flow } from './flow.ts'
import { done, review } from './parts/paymentToDone.ts'
import { customer } from './parts/customerScreens.ts'
import { under } from './screen.ts'

const pages = '/refidelizacao'

/** A customer renews: tax id, offers, confirmation. The customer's questions also have a shorter address. */
export const renewal = {
  screens: [
    ...customer.map((each) => ({ ...each, path: `${pages}${each.path}`, also: [each.path] })),
    ...under(pages, [
      { ...review, percent: 50, lead: 'Ainda dá para trocar a oferta. Toque em Editar e volte direto para cá.' },
      done,
    ]),
  ],
  writes: ({ offers }) => (offers ? ['offer'] : []),
  calls: { offers: 'renewalOffers', choose: 'chooseRenewal', finish: 'finishRenewal' },
  kind: 'renewal',
  chatName: 'refidelizacao',
  ends: 'renewal',
} satisfies Flow
