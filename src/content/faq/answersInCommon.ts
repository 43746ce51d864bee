/** What the FAQ and the talk say alike. */
export const answersInCommon = {
  accountHolder:
    'A conta precisa estar no nome de quem assina o contrato; a conjunta está no nome dos dois. Para pagar pela conta de outra pessoa, escolha o boleto.',
  adults: 'O contrato só vale para maiores de 18 anos.',
  discountOfDebit: 'O desconto do plano vale enquanto o pagamento for no débito automático.',
} as const
