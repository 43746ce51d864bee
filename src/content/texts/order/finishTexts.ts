import { commonTexts } from '../commonTexts.ts'

export const finishTexts = {
  heading: 'Finalizar pedido',
  accept: 'Li e aceito o',
  contract: { text: 'contrato', to: '/regulamentos/contrato' },
  between: ', o',
  regulation: { text: 'regulamento', to: '/regulamentos/oferta' },
  label: 'e a etiqueta da oferta.',
  promotions: commonTexts.promotions,
  button: 'Finalizar pedido',
  total: 'Total por mês',
  again: 'Fazer mais um pedido',
  busy: 'Finalizando',
  failed: commonTexts.tryAgain,
  withdraw: 'Você tem sete dias para desistir sem custo, por aqui mesmo.',
  summary: (months: number, installation: string, loyalty: number) =>
    `Por ${months} meses. Instalação: ${installation.toLowerCase()}. Fidelidade de ${loyalty} meses.`,
} as const
