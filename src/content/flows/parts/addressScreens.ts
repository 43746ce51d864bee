import { isCovered, type Facts } from '../facts.ts'
import { ask, exit, screen } from '../screen.ts'

const placeAsked = ['state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot', 'complement'] as const
const contactAsked = ['notice', 'name', 'phone', 'email'] as const

export const cep = ask('cep', 'disponibilidade', ['cep'], { ahead: true })

export const houseScreen = ask('nr-imovel', 'disponibilidade', placeAsked, {
  title: 'Onde fica a instalação?',
  lead: 'O número diz qual caixa da rua atende você.',
})

/** The address of the installation: the CEP, then the house. */
export const address = [cep, houseScreen]

export const looking = screen('verificando', 'wait', 'disponibilidade', 'Procurando fibra na sua rua.', {
  path: '/checkout/verificando-disponibilidade',
  needs: ['street', 'coverage'],
})

/** A stop without an offer, where the visitor can ask for a notice. */
export const nothingSold = (id: string, title: string, isPassed: (facts: Facts) => boolean) => ({
  ...exit(id, 'noOffer', 'disponibilidade', title, { skipWhen: (_, facts) => isPassed(facts) }),
  asks: contactAsked,
})

export const noOffer = nothingSold('oferta-indisponivel', 'Oferta indisponível', isCovered)

/** The look-up at the address, and the choice of a plan. */
export const availability = [
  looking,
  noOffer,
  ask('planos', 'disponibilidade', ['plan'], { title: 'Tem fibra na sua rua.', look: 'plans', layout: 'no-coverage' }),
]
