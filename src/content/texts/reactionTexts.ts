/** The assistant's reactions to an answer. */
export const reactionTexts = {
  plan: (speed: string, price: string) =>
    `Boa escolha: ${speed} por ${price} no débito automático. Faltam os seus dados, o pagamento e a data da visita.`,
  payment: (debit: boolean, price: string) =>
    `Certo, ${debit ? 'débito automático' : 'boleto'}: fica ${price} por mês.`,
  bonus: 'Encontrei a sua linha: o bônus do seu plano está confirmado.',
  collaborator: 'Código confirmado: a oferta do time é sua.',
} as const
