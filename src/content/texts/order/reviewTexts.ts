import { priceNoticeDays } from '../../../api/contract/sale/plan.ts'

const priceNotice = `Avisamos por e-mail ${priceNoticeDays} dias antes de ele mudar.`

/** The review before an order is placed: its groups, conditions and button. */
export const reviewTexts = {
  groups: { plan: 'Plano', address: 'Endereço', person: 'Seus dados', payment: 'Pagamento', visit: 'Instalação' },
  speed: 'Velocidade',
  streaming: 'Streaming',
  noStreaming: 'Sem streaming',
  identity: 'Identidade',
  account: (bank: string, agency: string, account: string) => `${bank}, agência ${agency}, conta ${account}`,
  changes: (months: number) => `O que muda depois de ${months} meses`,
  firstMonths: (months: number) => `por mês, do 1º ao ${months}º`,
  laterMonths: (months: number) => `do ${months + 1}º em diante`,
  debitNote: `O preço vale com débito automático. ${priceNotice}`,
  billNote: (debit: string) => `Preço com boleto. No débito automático são ${debit} por mês. ${priceNotice}`,
  asNow: 'Como no seu contrato de hoje',
  conditions: 'Condições',
  summary: 'Resumo do pedido',
  answers: 'Conferir as suas respostas',
  toChat: 'Prefere finalizar conversando?',
} as const

export type ReviewGroup = keyof typeof reviewTexts.groups
export const groupNames = Object.keys(reviewTexts.groups).filter(isGroup)

function isGroup(name: string): name is ReviewGroup {
  return Object.hasOwn(reviewTexts.groups, name)
}
