import { ask } from '../screen.ts'

export const fullName = ask('nome', 'dados-pessoais', ['name'], { back: 'nr-imovel' })
export const phone = ask('telefone', 'dados-pessoais', ['phone'])
export const email = ask('email', 'dados-pessoais', ['email', 'acceptPromotions'])

/** The answers that confirm an identity. */
export const identified = [
  ask('data-nascimento', 'dados-pessoais', ['birthDate']),
  ask('nome-mae', 'dados-pessoais', ['motherName']),
  ask('cpf', 'dados-pessoais', ['document']),
]

/** The heading of a page that asks all of them. */
export const allOfPerson = {
  title: 'Seus dados',
  lead: 'Usamos para a análise do pedido e para o contrato.',
} as const
