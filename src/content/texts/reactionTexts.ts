/** The assistant's reactions to an answer. */
export const reactionTexts = {
  payment: (debit: boolean, price: string) =>
    `Certo, ${debit ? 'débito automático' : 'boleto'}: fica ${price} por mês.`,
  bonus: 'Encontrei a sua linha: o bônus do seu plano está confirmado.',
  collaborator: 'Código confirmado: a oferta do time é sua.',
} as const
