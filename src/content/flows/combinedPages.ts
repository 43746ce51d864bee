import type { Flow } from './flow.ts'
import { address, availability } from './parts/addressScreens.ts'
import { done, identity, payment, review, visit } from './parts/paymentToDone.ts'
import { allOfPerson, email, fullName, identified, phone } from './parts/personScreens.ts'
import { sale } from './parts/saleWrites.ts'
import { changed, together } from './screen.ts'

/** Asks several questions on a page. */
export const combinedPages = {
  ...sale,
  screens: [
    together('cep-dados-cliente', 'disponibilidade', [...address, fullName, phone], {
      layout: 'second-checkout',
      title: 'Vamos ver se a fibra chega aí.',
      lead: 'Com o endereço e o seu contato, a resposta sai na hora.',
    }),
    ...availability,
    together('dados-pessoais', 'dados-pessoais', [email, ...identified], allOfPerson),
    together('instalacao-pagamento', 'pagamento', [...payment, visit], {
      title: 'Instalação e pagamento',
      lead: 'Quando pagar, como pagar e quando o técnico pode ir.',
    }),
    ...changed(identity, 'validacao', { back: 'instalacao-pagamento' }),
    review,
    done,
  ],
  openIn: 'order',
} satisfies Flow
