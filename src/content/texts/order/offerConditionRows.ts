import { fineOf, loyaltyOf } from '../../../api/contract/sale/offerLabelRows.ts'
import type { Plan } from '../../../api/contract/sale/plan.ts'

type Label = Plan['offer']

export const labelTexts = { heading: 'Etiqueta da oferta' } as const

/** The conditions that the law requires next to the price: provider, payment, obligations and withdrawal. */
export function offerConditionRows(label: Label, payment: string) {
  return [
    { label: 'Prestadora', value: label.provider },
    { label: 'Pagamento', value: payment },
    { label: 'Instalação', value: label.installation },
    { label: 'Fidelidade', value: loyaltyOf(label) },
    { label: 'Multa por sair antes', value: fineOf(label) },
    { label: 'Arrependimento', value: '7 dias, pelo mesmo canal' },
  ]
}
