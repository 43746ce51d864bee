import { contact } from '../../api/contract/contact.ts'
import { finishTexts } from './finishTexts.ts'

/** The words of the conversation without a screen, as in a terminal or another messenger. */
export const plainTexts = {
  agree: 'Confere? Diga “confere”, ou o que está diferente.',
  choose: 'Responda com o número ou com as suas palavras.',
  chooseInWords: 'Responda com as suas palavras.',
  keep: 'Para deixar como estava, diga “voltar”.',
  more: (count: number) => `Há mais ${count}. Diga o que procura, por exemplo “o mais barato”.`,
  plan: (name: string, price: string, extras: string) => `${name}: ${price} por mês${extras && `, com ${extras}`}`,
  toFinish: `Para fazer o pedido, escreva “aceito”: assim você aceita o contrato, o regulamento e a etiqueta da oferta, que estão em /regulamentos. ${finishTexts.withdraw}`,
  otherWays: `Se preferir, uma pessoa faz o pedido com você: ligue para ${contact.sales} ou diga “quero falar com uma pessoa”.`,
  price: 'Preço',
  orderNumber: (number: string) => `Número do pedido: ${number}.`,
  person: (phone: string) => `Uma pessoa atende você no ${phone}.`,
} as const
