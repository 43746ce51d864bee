import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'
import { plansTexts } from '../order/checkoutTexts.ts'
import { finishTexts } from '../order/finishTexts.ts'
import { planTexts } from '../planTexts.ts'

/** The texts of the conversation without a screen, e.g. in a terminal or messenger. */
export const textOnlyChatTexts = {
  agree: 'Confere? Diga “confere”, ou o que está diferente.',
  choose: 'Responda com o número ou com as suas palavras.',
  sameChoices: 'As opções são as mesmas; para ver de novo, diga “opções”.',
  keep: 'Para deixar como estava, diga “voltar”.',
  more: (count: number) => `Há mais ${count}. Diga o que procura, por exemplo “com HBO Max”, ou “manda todos”.`,
  plan: (name: string, price: string, extras: string, priceAfter: string) =>
    `${name}: ${price} por mês${extras && `, com ${extras}`}${priceAfter && `; depois, ${priceAfter}`}`,
  planPrices: (byBill: boolean) => (byBill ? 'Preços por 12 meses, no boleto.' : plansTexts.lead),
  recommended: (plan: string) => `${plan}. É o que mais indico. ${planTexts.why}`,
  toFinish: `Para fazer o pedido, escreva “aceito”: assim você aceita o contrato, o regulamento e a etiqueta da oferta, que estão em /regulamentos. ${finishTexts.withdraw}`,
  acceptAsk: (bargain: string) =>
    `Falta só o seu aceite.${bargain && ` ${bargain}`} Diga “aceito”, ou “sim”: vale como aceite do contrato, do regulamento e da etiqueta da oferta, que estão em /regulamentos.`,
  bargain: (plan: string, price: string) => `É o de ${plan}, por ${price} por mês.`,
  loyalty: (months: number, fine: string) =>
    `Fidelidade de ${months} meses: quem sai antes paga ${fine} por mês que faltar.`,
  today: 'Hoje você não paga nada: a primeira fatura vem proporcional aos dias de uso.',
  priceChange: (price: string, difference: string, isDearer: boolean) =>
    `Agora são ${price} por mês, ${difference} a ${isDearer ? 'mais' : 'menos'}.`,
  otherWays: `Se preferir, uma pessoa faz o pedido com você: ligue para ${contact.sales} ou diga “quero falar com uma pessoa”.`,
  prices: (price: string, months: number, priceAfter: string) =>
    `Preço: ${price} por mês nos ${months} primeiros meses; depois, ${priceAfter}.`,
  covered: (door: string) => `Boa notícia: a fibra chega ao seu endereço, ${door}.`,
  orderNumber: (number: string) => `Número do pedido: ${number}.`,
  person: (phone: string) => `Uma pessoa atende você no ${phone}.`,
} as const
