import { firstName } from '../../../api/contract/values/firstName.ts'

export const reactionTexts = {
  plan: (speed: string, price: string, byBill: boolean, visitByPhone: boolean) =>
    `Boa escolha: ${speed} por ${price} no ${byBill ? 'boleto' : 'débito automático'}. Faltam os seus dados${visitByPhone ? ' e o pagamento; a visita é combinada por telefone' : ', o pagamento e a data da visita'}.`,
  payment: (debit: boolean, day: string, price: string) =>
    `Certo, ${debit ? 'débito automático' : 'boleto'}${day && ` todo dia ${day}`}: fica ${price} por mês.`,
  bonus: 'Encontrei a sua linha: o bônus do seu plano está confirmado.',
  collaborator: 'Código confirmado: a oferta do time é sua.',
} as const

/** A short remark on an answer, before the next question. */
export const thanksTexts = {
  number: (number: string) => (number === 's/n' ? 'Certo, sem número.' : `Certo, número ${number}.`),
  lot: (block: string | undefined, place: string) =>
    block === undefined ? `Certo, lote ${place}.` : `Certo, quadra ${block}, lote ${place}.`,
  name: (name: string) => `Prazer, ${firstName(name)}.`,
  mobile: 'Anotei o seu celular.',
  landline: 'Anotei o seu telefone.',
  email: 'E-mail anotado.',
  promotions: 'Combinado, as ofertas vão por e-mail.',
  noPromotions: 'Anotado.',
  birthDate: (name: string | undefined) => (name ? `Anotei, ${firstName(name)}.` : 'Data anotada.'),
  motherName: 'Agradeço a confiança.',
  document: 'Agradeço. Os seus dados ficam protegidos.',
  dueDate: (day: string) => `Combinado, todo dia ${day}.`,
  bank: (bank: string) => `Certo, ${bank}.`,
  agency: 'Agência anotada.',
  account: 'Conta anotada, e o pagamento está pronto.',
} as const
