import { brandName } from '../../../api/contract/operatorSite/brandAndContact.ts'
import type { Key } from '../../questions/answers.ts'
import { commonTexts } from '../commonTexts.ts'

/** The panel 'Seu pedido', the coverage card and the notes for a lost connection. */
export const orderPanelTexts = {
  heading: 'Seu pedido',
  noPlan: 'Plano a escolher',
  todo: (key: Key | null) => (key !== null && chosen.includes(key) ? 'A escolher' : 'A informar'),
  edit: commonTexts.edit,
  editPlan: 'o plano',
  address: 'Endereço',
  dueDate: 'Vencimento',
  visit: 'Instalação',
  note: 'Cada resposta assenta uma peça do seu painel.',
  complete: 'Seu painel está completo.',
  visitLater: 'Combinada por telefone depois do pedido',
  with: (names: string) => `com ${names}`,
  each: (price: string) => `${price}/mês`,
} as const

/** Answers that are chosen; the others are typed. */
const chosen: readonly Key[] = ['plan', 'offer', 'dueDate', 'schedule']

export const coverageTexts = {
  title: `Tem ${brandName} no seu endereço.`,
  upTo: (speed: string) => `Velocidades de até ${speed}.`,
  change: commonTexts.changeAddress,
} as const

export const heldTexts = {
  offline: 'Sem internet. Suas respostas estão guardadas.',
  offlineMore: 'Enviamos assim que a conexão voltar.',
  allSent: 'Tudo o que você respondeu até aqui já foi enviado.',
  waiting: 'Suas respostas estão guardadas, e vamos tentar enviar de novo em instantes.',
} as const
