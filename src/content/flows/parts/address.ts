import type { Key } from '../../questions/answers.ts'
import { isCovered } from '../facts.ts'
import { ask, exit, screen, type Screen } from '../screen.ts'

export const placeAsked = ['state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot', 'complement'] as const
export const contactAsked: readonly Key[] = ['notice', 'name', 'phone', 'email']

export const cep = ask('cep', 'disponibilidade', ['cep'], { ahead: true })

export const door = ask('nr-imovel', 'disponibilidade', placeAsked, {
  title: 'Onde fica a instalação?',
  lead: 'O número diz qual caixa da rua atende você.',
})

/** Where the fibre is wanted: the CEP, then the house. */
export const address: readonly Screen[] = [cep, door]

export const looking = screen('verificando', 'wait', 'disponibilidade', 'Procurando fibra na sua rua.', {
  path: '/checkout/verificando-disponibilidade',
  needs: ['street', 'coverage'],
})

export const noOffer = exit('oferta-indisponivel', 'noOffer', 'disponibilidade', 'Oferta indisponível', {
  asks: contactAsked,
  skipWhen: (_, facts) => isCovered(facts),
})

/** What is sold at the address, and the choice of it. */
export const availability: readonly Screen[] = [
  looking,
  noOffer,
  ask('planos', 'disponibilidade', ['plan'], { title: 'Tem fibra na sua rua.', look: 'plans', layout: 'no-coverage' }),
]
