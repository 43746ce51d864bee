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
    ['Preço com débito automático', `${reais(offer.price)} por mês, por ${offer.months} meses`],
    ['Preço depois', `${reais(offer.priceAfter)} por mês`],
    ['Instalação', offer.installation],
    ['Reajuste', offer.adjustment],
    ['Fidelidade', `${offer.loyaltyMonths} meses`],
    ['Multa por mês que faltar', reais(offer.finePerMonth)],
    ['Não inclui', offer.exclusions],
  ]
}

export function reais(amount: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount).replaceAll('\u00a0', ' ')
}
