import type { Flow } from './flow.ts'
import { availability, placeAsked } from './parts/address.ts'
import { done, identity, review, visit } from './parts/paymentToDone.ts'
import { allOfPerson } from './parts/person.ts'
import { sale } from './parts/saleWrites.ts'
import { ask, changed } from './screen.ts'

/** Several questions on a page. */
export const combinedPages = {
  ...sale,
  screens: [
    ask('cep-dados-cliente', 'disponibilidade', ['cep', ...placeAsked, 'name', 'phone'], {
      layout: 'second-checkout',
      title: 'Vamos ver se a fibra chega aí.',
      lead: 'Com o endereço e o seu contato, a resposta sai na hora.',
    }),
    ...availability,
    ask(
      'dados-pessoais',
      'dados-pessoais',
      ['email', 'acceptPromotions', 'birthDate', 'motherName', 'document'],
      allOfPerson,
    ),
    ask('instalacao-pagamento', 'pagamento', ['dueDate', 'directDebit', 'bank', 'agency', 'account', ...visit.asks], {
      title: 'Instalação e pagamento',
      lead: 'Quando pagar, como pagar e quando o técnico pode ir.',
    }),
    ...changed(identity, 'validacao', { back: 'instalacao-pagamento' }),
    review,
    done,
  ],
  openIn: 'order',
} satisfies Flow
