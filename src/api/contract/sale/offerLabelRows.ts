import { money } from '../values/money.ts'
import type { Plan } from './plan.ts'

type Label = Plan['offer']
type Row = { label: string; value: string; wide?: true }

/** The rows of the offer's standard label, always with the same order and texts. A wide row is a whole sentence. */
export function offerLabelRows({ offer: label, price: byBill }: Pick<Plan, 'offer' | 'price'>): Row[] {
  return [
    { label: 'Código da oferta', value: label.code },
    { label: 'Prestadora', value: label.provider },
    { label: 'Download', value: `até ${label.download}` },
    { label: 'Upload', value: `até ${label.upload}` },
    { label: 'Franquia de dados', value: label.dataAllowance },
    { label: `Mensalidade por ${label.months} meses, no débito automático`, value: money(label.price) },
    { label: `Mensalidade por ${label.months} meses, no boleto`, value: money(byBill) },
    { label: `Depois de ${label.months} meses`, value: money(label.priceAfter) },
    { label: 'Instalação', value: label.installation },
    { label: 'Reajuste', value: label.adjustment },
    { label: 'Fidelidade', value: loyaltyOf(label) },
    { label: 'Multa por sair antes', value: fineOf(label) },
    { label: 'Não está incluído', value: label.exclusions, wide: true },
  ]
}

export const loyaltyOf = ({ loyaltyMonths }: Label) =>
  loyaltyMonths === 0 ? 'Sem fidelidade' : `${loyaltyMonths} meses`
export const fineOf = ({ loyaltyMonths, finePerMonth }: Label) =>
  loyaltyMonths === 0 ? 'Não há' : `${money(finePerMonth)} por mês que faltar`
