/** The facts of an order in a clause each; the figures have the names that the talk rows use. */
export const orderFactsTexts = {
  number: 'número {order}',
  visit: 'visita {visit}',
  price: '{price} por mês nos {months} primeiros meses, depois {after}',
  dueDate: 'vencimento todo dia {dueDay}',
  plan: 'plano de {speed}',
  address: 'endereço {address}',
  email: 'e-mail {email}',
  directDebit: 'pagamento {payment}',
  byBill: 'no boleto',
  byDebit: 'no débito automático',
  share: (people: number, speed: string, debit: string, bill: string) =>
    `o de ${speed} dá ${debit} para cada um dos ${people} no débito automático, ou ${bill} no boleto`,
} as const
