import { corporateExample } from '../../api/contract/corporateEmailExample.ts'
import { questions } from '../questions/questions.ts'
import type { Flow } from './flow.ts'
import { address, availability } from './parts/addressScreens.ts'
import { closing } from './parts/paymentToDone.ts'
import { email, fullName, identified, phone } from './parts/personScreens.ts'
import { sale, saleWrites } from './parts/saleWrites.ts'
import { ask } from './screen.ts'

/** An employee's order. The e-mail, confirmed by a code, comes first: it decides the offers. */
export const collaborator = {
  ...sale,
  screens: [
    {
      ...email,
      stage: 'disponibilidade',
      title: 'Qual é o seu e-mail corporativo?',
      lead: 'Vamos mandar um código para confirmar que você é do time.',
      says: {
        email: 'Qual é o seu e-mail corporativo? Vamos mandar um código para ele, para confirmar que você é do time.',
      },
      helps: { email: `Exemplo: ${corporateExample}` },
      examples: { email: corporateExample },
    },
    ask('confirmacao-colaborador', 'disponibilidade', ['code'], {
      lead: questions.code.help,
      needs: ['collaborator'],
      passes: (facts) => facts.collaborator !== undefined,
      waits: 'Conferindo o código',
      extra: 'code',
    }),
    ...address,
    ...availability,
    fullName,
    phone,
    ...identified,
    ...closing,
  ],
  writes: (facts) => ['collaborator', ...(facts.collaborator ? saleWrites(facts) : [])],
  kind: 'collaborator',
} satisfies Flow
