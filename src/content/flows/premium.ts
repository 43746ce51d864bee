import type { Flow } from './flow.ts'
import { address, availability } from './parts/addressScreens.ts'
import { done, identity, payment, review, visit } from './parts/paymentToDone.ts'
import { allOfPerson, email, fullName, identified, phone } from './parts/personScreens.ts'
import { sale } from './parts/saleWrites.ts'
import { together } from './screen.ts'

/** The premium offer: personal data on one page, the visit before the payment. */
export const premium = {
  ...sale,
  screens: [
    ...address,
    ...availability,
    together('dados-pessoais', 'dados-pessoais', [fullName, phone, email, ...identified], {
      ...allOfPerson,
      back: 'nr-imovel',
    }),
    { ...visit, id: 'instalacao', path: '/checkout/instalacao', stage: 'instalacao' },
    ...payment,
    ...identity,
    review,
    done,
  ],
  openIn: 'order',
} satisfies Flow
