import { money } from '../../src/api/contract/money.ts'
import type { Plan } from '../../src/api/contract/plan.ts'
import type { Row } from './letter.ts'

/** The standard label of an offer, line by line. */
export function labelRows({ offer }: Plan): Row[] {
  return [
    ['Código da oferta', offer.code],
    ['Prestadora', offer.provider],
    ['Download', `até ${offer.download}`],
    ['Upload', `até ${offer.upload}`],
    ['Franquia de dados', offer.dataAllowance],
    ['Preço com débito automático', `${money(offer.price)} por mês, por ${offer.months} meses`],
    ['Preço depois', `${money(offer.priceAfter)} por mês`],
    ['Instalação', offer.installation],
    ['Reajuste', offer.adjustment],
    ['Fidelidade', `${offer.loyaltyMonths} meses`],
    ['Multa por mês que faltar', money(offer.finePerMonth)],
    ['Não inclui', offer.exclusions],
  ]
}
