import { isCovered, type Facts } from './facts.ts'
import type { Flow } from './flow.ts'
import { cep, contactAsked, door, looking } from './parts/address.ts'
import { sale, saleWrites } from './parts/sale.ts'
import { exit, under } from './screen.ts'

const isUnreachable = ({ coverage: found }: Facts) => found?.reason === 'no-network'

/** The coverage check without an order. At an address with coverage nothing is saved. */
export const coverage: Flow = {
  ...sale,
  screens: under('/consultar-cobertura', [
    { ...cep, also: ['/consultar-cobertura/cep/:any'], layout: 'coverage' },
    { ...door, layout: 'coverage' },
    looking,
    exit('sem-cobertura', 'noOffer', 'disponibilidade', 'A fibra ainda não chegou à sua rua.', {
      asks: contactAsked,
      skipWhen: (_, facts) => isCovered(facts) || !isUnreachable(facts),
    }),
    exit('oferta-indisponivel', 'noOffer', 'disponibilidade', 'Tem fibra na rua, mas não há vaga agora.', {
      asks: contactAsked,
      skipWhen: (_, facts) => isCovered(facts) || isUnreachable(facts),
    }),
    exit('com-cobertura', 'call', 'disponibilidade', 'Quer receber uma ligação?', {
      layout: 'call-request',
      lead: 'Uma pessoa liga, tira as suas dúvidas e faz o pedido com você, se quiser. Sem compromisso.',
      skipWhen: (_, facts) => !isCovered(facts),
      beside: true,
    }),
    exit('planos', 'seenPlans', 'disponibilidade', 'Tem fibra na sua rua.', {
      layout: 'plans',
      lead: 'Gostou de um plano?',
    }),
  ]),
  writes: (facts) => (isCovered(facts) ? [] : saleWrites(facts)),
  kind: 'any',
  apart: { pages: '/consultar-cobertura', chat: 'cobertura' },
  ends: null,
}
