import { operatorName } from '../../api/contract/operatorSite/brandAndContact.ts'
import type { Flow } from './flow.ts'
import { address, availability } from './parts/addressScreens.ts'
import { closing } from './parts/paymentToDone.ts'
import { email, fullName, identified } from './parts/personScreens.ts'
import { sale, saleWrites } from './parts/saleWrites.ts'
import { ask } from './screen.ts'

/** A mobile customer: the line is looked up before the address, and begins the lead. */
export const mobile = {
  ...sale,
  screens: [
    ask('consulta-telefone', 'disponibilidade', ['phone'], {
      title: 'Qual é o número da sua linha?',
      lead: 'Com ele confirmamos o bônus do seu plano de celular.',
      says: { phone: `Qual é o número da sua linha ${operatorName}? Com ele confirmo o bônus do seu plano.` },
      needs: ['renta'],
      waits: 'Procurando a sua linha',
      extra: 'withoutBonus',
    }),
    ...address,
    ...availability,
    fullName,
    email,
    ...identified,
    ...closing,
  ],
  writes: (facts) => (facts.renta ? saleWrites(facts) : []),
  kind: 'mobile',
} satisfies Flow
