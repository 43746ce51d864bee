/** Whose account a bill may be paid from. */
export const accountHolderAnswer =
  'A conta precisa estar no nome de quem assina o contrato; a conjunta está no nome dos dois. Para pagar pela conta de outra pessoa, escolha o boleto.'
