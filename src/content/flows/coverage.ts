import { isCovered, type Facts } from './facts.ts'
import type { Flow } from './flow.ts'
import { cep, houseScreen, looking, nothingSold } from './parts/addressScreens.ts'
import { sale, saleWrites } from './parts/saleWrites.ts'
import { exit, under } from './screen.ts'

const isUnreachable = ({ coverage: found }: Facts) => found?.reason === 'no-network'

/** The coverage check without an order. If the address is covered, nothing is saved. */
export const coverage = {
  ...sale,
  screens: under('/consultar-cobertura', [
    { ...cep, also: ['/consultar-cobertura/cep/:any'], layout: 'coverage' },
    { ...houseScreen, layout: 'coverage' },
    looking,
    nothingSold(
      'sem-cobertura',
      'A fibra ainda não chegou à sua rua.',
      (facts) => isCovered(facts) || !isUnreachable(facts),
    ),
    nothingSold(
      'oferta-indisponivel',
      'Tem fibra na rua, mas não há vaga agora.',
      (facts) => isCovered(facts) || isUnreachable(facts),
    ),
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
  chatName: 'cobertura',
  ends: null,
} satisfies Flow
