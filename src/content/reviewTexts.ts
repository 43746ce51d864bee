/** The review before an order is placed: its groups, its conditions and its last word. */
export const reviewTexts = {
  groups: { plan: 'Plano', address: 'Endereço', person: 'Seus dados', payment: 'Pagamento', visit: 'Instalação' },
  rows: {
    speed: 'Velocidade', streaming: 'Streaming', noStreaming: 'Sem streaming', cep: 'CEP', address: 'Endereço', name: 'Nome', email: 'E-mail', acceptPromotions: 'Promoções', phone: 'Celular',
    birthDate: 'Nascimento', document: 'CPF ou CNPJ', motherName: 'Nome da mãe', identity: 'Identidade', dueDate: 'Vencimento', form: 'Forma', account: 'Conta', dates: 'Datas',
  },
  account: (bank: string, agency: string, account: string) => `${bank}, agência ${agency}, conta ${account}`,
  changes: (months: number) => `O que muda depois de ${months} meses`,
  firstMonths: (months: number) => `por mês, do 1º ao ${months}º`,
  laterMonths: (months: number) => `do ${months + 1}º em diante`,
  debitNote: 'O preço vale com débito automático. Avisamos por e-mail 30 dias antes de ele mudar.',
  billNote: (debit: string) => `Preço com boleto. No débito automático são ${debit} por mês. Avisamos por e-mail 30 dias antes de ele mudar.`,
  asNow: 'Como no seu contrato de hoje',
  conditions: 'Condições',
  summary: 'Resumo do pedido',
  answers: 'Conferir as suas respostas',
  toChat: 'Prefere finalizar conversando?',
} as const
