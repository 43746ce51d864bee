import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'

type Spoken = (speed: string, price: string, streaming: string, phrase: string) => string

const forUpTo = (devices: number) => (devices > 0 ? `, para até ${devices} aparelhos ao mesmo tempo` : '')

/** Advice on which plan to take, and which bank. */
export const adviceTexts = {
  /** Beside prices, until there is an address. */
  addressDecides: 'Quais chegam aí, o endereço diz.',
  ask: 'Eu ajudo: quantas pessoas usam a internet aí, e para quê? Diga, por exemplo, “somos 4, com streaming e jogos”.',
  bankAccepted: (bank: string) => `Sim, ${bank} está na lista do débito automático.`,
  bothBanks: (one: string, other: string) =>
    `Aceitamos os dois, com o mesmo desconto: ${one} e ${other}. Qual você prefere?`,
  noneSuits: `Entendo. Só estes chegam ao seu endereço: diga o que procura, como “o mais barato”, ou fale com uma pessoa: ${contact.sales}.`,
  cheapest: ((speed, price, streaming, phrase) =>
    `O mais barato é o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. Para levar, diga “${phrase}”.`) satisfies Spoken,
  within: ((speed, price, streaming, phrase) =>
    `Dentro disso, o mais rápido é o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. Para levar, diga “${phrase}”.`) satisfies Spoken,
  enough: ((speed, price, streaming, phrase) =>
    `Para isso, o de ${speed}${streaming && `, com ${streaming},`} dá conta: ${price} por mês, no débito automático. Para levar, diga “${phrase}”.`) satisfies Spoken,
  tight: (speed: string) => `O de ${speed} pode ficar justo.`,
  next: ((speed, price, streaming, phrase) =>
    `É o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. Para levar, diga “${phrase}”.`) satisfies Spoken,
  noNext: (speed: string, isFaster: boolean) =>
    `O de ${speed} já é o mais ${isFaster ? 'rápido' : 'lento'} que chega ao seu endereço.`,
  tooMany: (speed: string, devices: number) =>
    `O mais rápido daqui é o de ${speed}, para até ${devices} aparelhos ao mesmo tempo. Para mais que isso, uma pessoa vê com você: ${contact.sales}.`,
  byPayment: (speed: string, debit: string, bill: string, months: number, priceAfter: string) =>
    `O de ${speed} sai por ${debit} por mês no débito automático, e por ${bill} no boleto; depois de ${months} meses, ${priceAfter}.`,
  billChecked: (isSo: boolean, speed: string, bill: string, debit: string) =>
    `${isSo ? 'Sim' : 'Não'}: no boleto o de ${speed} fica em ${bill} por mês; no débito automático, em ${debit}.`,
  inWay: (speed: string, price: string, isDebit: boolean) =>
    `O de ${speed} fica em ${price} por mês, no ${isDebit ? 'débito automático' : 'boleto'}.`,
  room: (speed: string, price: string, devices: number) =>
    `O de ${speed} dá conta de até ${devices} aparelhos ao mesmo tempo, por ${price} por mês no débito automático. Se aí são mais, diga quantos.`,
  compared: (speed: string, price: string, devices: number) => `o de ${speed} sai por ${price}${forUpTo(devices)}`,
  compare: (one: string, other: string, difference: string) =>
    `No débito automático, ${one}; ${other}. São ${difference} de diferença por mês.`,
  dearer: (streaming: string, slower: string, price: string, faster: string, least: string) =>
    `É pelo ${streaming}: o de ${slower} vem com ele, por ${price} por mês; o de ${faster}, sem streaming, sai por ${least}. São preços no débito automático.`,
  faster: (slower: string, price: string, few: number, faster: string, dearer: string, many: number) =>
    `É pela velocidade: no débito automático o de ${faster}${forUpTo(many)}, sai por ${dearer}, e o de ${slower}${forUpTo(few)}, por ${price}. A instalação e o modem não custam nada em nenhum dos dois.`,
  plays: (speed: string, faster: string, price: string) =>
    `Serve: em jogos o que mais conta é a resposta rápida, e isso a fibra tem. Com muitos aparelhos ligados ao mesmo tempo, o de ${speed} pode ficar justo; o de ${faster} tem mais folga, por ${price} por mês no débito automático.`,
  sameFor: (slower: string, faster: string, price: string, devices: number) =>
    `O de ${slower} e o de ${faster} saem pelo mesmo preço: ${price} por mês, no débito automático. O de ${faster} é o mais rápido${forUpTo(devices)}.`,
  all: (plans: readonly string[]) =>
    `Chegam aqui: ${plans.join('; ')}. São preços por mês, no débito automático. Qual você prefere?`,
  prices: (plans: readonly (readonly [speed: string, price: string])[]) =>
    `No débito automático: ${plans.map(([speed, price]) => `${speed}, a partir de ${price} por mês`).join('; ')}.`,
} as const
