import { money, moneyInText, priceParts } from '../../api/contract/values/money.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { commonTexts } from './commonTexts.ts'

export const planTexts = {
  cheapest: 'MENOR PREÇO',
  recommended: 'RECOMENDADO',
  why: 'Dá conta de uma casa que trabalha, joga e assiste ao mesmo tempo.',
  which: 'Qual é melhor para mim?',
  compare: 'Comparar',
  streaming: 'Seu streaming',
  included: (names: string) => `${names} no plano`,
  take: 'Quero este',
  keep: 'Continuar com este',
  benefits: 'Conferir benefícios',
  benefitsTitle: 'Tudo o que vem junto',
  close: commonTexts.close,
  others: 'Ver outros planos',
  none: 'Nenhum plano disponível neste endereço.',
  loading: 'Buscando os planos…',
  condition: (months: number, without: number) =>
    `Por ${months} meses, no débito automático. No boleto, ${moneyInText(without)} por mês.`,
  /** The duration and conditions of a price, e.g. 'por 12 meses, no débito automático; depois, R$ 99,99'. */
  conditionInShort: ({ months, priceAfter }: Plan['offer'], price: number) =>
    `por ${months} meses, no débito automático${priceAfter > price ? `; depois, ${moneyInText(priceAfter)}` : ''}`,
  later: ({ priceAfter }: Plan['offer']) => `Depois, ${moneyInText(priceAfter)}.`,
  points: (points: number) => `+${points.toLocaleString('pt-BR')} PONTOS`,
  about: (name: string) => `o plano ${name}`,
  of: (name: string) => `do plano ${name}`,
} as const

/** The speed in Mega that is enough for a household that works, plays and watches at the same time. */
export const household = 600

/** The speed in Mega from which a plan's modem has Wi-Fi 6. */
export const wifi6From = 1000

/** A speed in its two parts, e.g. '600' and 'Mega', '1' and 'Giga'. */
export function speedParts(mega: number): { speed: string; unit: string } {
  return mega >= 1000
    ? { speed: String(mega / 1000).replace('.', ','), unit: 'Giga' }
    : { speed: String(mega), unit: 'Mega' }
}

/** E.g. '600 Mega'. */
export const speedName = (mega: number) => Object.values(speedParts(mega)).join(' ')

/** A monthly price, as shown and as read aloud. */
export function monthlyPrice(price: number, full?: number) {
  return {
    ...priceParts(price),
    per: '/mês',
    readAs: `Por ${money(price)} por mês`,
    ...(full === undefined || full <= price ? {} : { full: `De ${money(full)}`, fullAs: 'Preço sem desconto: ' }),
  }
}

/** How many devices a speed serves at once. */
export const devicesAtOnce: Record<number, number> = { 500: 40, 600: 45, 700: 50, 1000: 68, 2000: 96 }
