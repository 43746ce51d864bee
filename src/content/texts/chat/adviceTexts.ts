import { contact } from '../../../api/contract/operatorSite/brandAndContact.ts'

type Spoken = (speed: string, price: string, streaming: string, phrase: string) => string

const forUpTo = (devices: number) => (devices > 0 ? `, para até ${devices} aparelhos ao mesmo tempo` : '')

const take = (phrase: string) => `Para levar, diga “${phrase}”.`
const stay = 'Para ficar como está, diga “aceito”.'

export const adviceTexts = {
  /** Shown next to prices until the address is known. */
  addressDecides: 'Com o endereço eu vejo quais chegam aí.',
  ask: 'Eu ajudo: quantas pessoas usam a internet aí, e para quê? Diga, por exemplo, “somos 4, com streaming e jogos”.',
  bankAccepted: (bank: string) => `Sim, ${bank} está na lista do débito automático.`,
  bothBanks: (one: string, other: string) =>
    `Aceitamos os dois, com o mesmo desconto: ${one} e ${other}. Qual você prefere?`,
  noneSuits: `Entendo. Só estes chegam ao seu endereço: diga o que procura, como “o mais barato”, ou fale com uma pessoa: ${contact.sales}.`,
  cheapest: ((speed, price, streaming, phrase) =>
    `O mais barato é o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. ${take(phrase)}`) satisfies Spoken,
  within: ((speed, price, streaming, phrase) =>
    `Dentro disso, o mais rápido é o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. ${take(phrase)}`) satisfies Spoken,
  enough: ((speed, price, streaming, phrase) =>
    `Para isso, o de ${speed}${streaming && `, com ${streaming},`} dá conta: ${price} por mês, no débito automático. ${take(phrase)}`) satisfies Spoken,
  tight: (speed: string) => `O de ${speed} pode ficar justo.`,
  next: ((speed, price, streaming, phrase) =>
    `É o de ${speed}${streaming && `, com ${streaming}`}: ${price} por mês, no débito automático. ${take(phrase)}`) satisfies Spoken,
  noNext: (speed: string, isFaster: boolean) =>
    `O de ${speed} já é o mais ${isFaster ? 'rápido' : 'lento'} que chega ao seu endereço.`,
  tooMany: (speed: string, devices: number) =>
    `O mais rápido daqui é o de ${speed}, para até ${devices} aparelhos ao mesmo tempo. Para mais que isso, uma pessoa vê com você: ${contact.sales}.`,
  byPayment: (speed: string, debit: string, bill: string, months: number, priceAfter: string) =>
    `O de ${speed} sai por ${debit} por mês no débito automático, e por ${bill} no boleto; depois de ${months} meses, ${priceAfter} nas duas formas.`,
  moreByBill: (difference: string) => `No boleto são ${difference} a mais por mês.`,
  isSo: (isSo: boolean) => (isSo ? 'Sim.' : 'Não.'),
  stays: (months: number) => `Nos ${months} primeiros meses ele não muda.`,
  noCheaper: (speed: string) => `Não: o de ${speed} é o mais barato que chega ao seu endereço.`,
  fastest: (speed: string) => `O mais rápido é o de ${speed}.`,
  contents: (speed: string, streaming: string) =>
    `O de ${speed} vem ${streaming ? `com ${streaming}` : 'sem streaming'}.`,
  room: (speed: string, price: string, devices: number) =>
    `O de ${speed} dá conta de até ${devices} aparelhos ao mesmo tempo, por ${price} por mês no débito automático. Se aí são mais, diga quantos.`,
  compared: (speed: string, price: string, devices: number) => `o de ${speed} sai por ${price}${forUpTo(devices)}`,
  compare: (one: string, other: string, difference: string, byBill: boolean) =>
    `No ${byBill ? 'boleto' : 'débito automático'}, ${one}; ${other}. São ${difference} de diferença por mês.`,
  dearer: (streaming: string) => `O que custa mais vem com ${streaming}.`,
  plays: (speed: string, faster: string, price: string) =>
    `Serve: em jogos o que mais conta é a resposta rápida, e isso a fibra tem. Com muitos aparelhos ligados ao mesmo tempo, o de ${speed} pode ficar justo; o de ${faster} tem mais folga, por ${price} por mês no débito automático.`,
  sameFor: (slower: string, faster: string, price: string, byBill: boolean, devices: number) =>
    `O de ${slower} e o de ${faster} saem pelo mesmo preço: ${price} por mês, no ${byBill ? 'boleto' : 'débito automático'}. O de ${faster} é o mais rápido${forUpTo(devices)}.`,
  swap: (phrase: string) => `Para trocar, diga “${phrase}”.`,
  take,
  stay,
  swapOrStay: (phrase: string) => `${stay} Para trocar, diga “${phrase}”.`,
  all: (plans: readonly string[]) =>
    `Chegam aqui: ${plans.join('; ')}. São preços por mês, no débito automático. Qual você prefere?`,
} as const
