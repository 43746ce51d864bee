import { ask, exit } from '../screen.ts'

/** A customer, who enters the contract's tax id and chooses one of its offers. */
export const customer = [
  ask('consulta-cpf', 'disponibilidade', ['document'], {
    path: '/consulta-cpf',
    layout: 'home',
    title: 'Qual é o CPF do contrato?',
    lead: 'Com ele buscamos as ofertas que são suas.',
    says: { document: 'Qual é o CPF do contrato? Com ele busco as ofertas que são suas.' },
    needs: ['offers'],
    waits: 'Buscando as suas ofertas',
  }),
  exit('sem-ofertas', 'noOffers', 'disponibilidade', 'Não há oferta para este CPF agora.', {
    path: '/sem-ofertas',
    layout: 'home',
    lead: 'O contrato pode estar no período de fidelidade, ou em outro CPF.',
    skipWhen: (_, { offers }) => offers === undefined || offers.plans.length > 0,
  }),
  ask('ofertas', 'disponibilidade', ['offer'], {
    path: '/ofertas',
    layout: 'home',
    title: 'As ofertas que são suas',
    lead: 'Escolha uma. Nada muda antes de você confirmar.',
    look: 'offers',
  }),
]
