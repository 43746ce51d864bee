import { planTexts } from '../planTexts.ts'

/** The button that shows the hidden part of a long conversation. */
export const earlierTexts = {
  heading: 'Mensagens anteriores',
  show: (count: number) => `Ver ${count} mensagens anteriores`,
} as const

/** Alternatives to answering in words, after a second refusal. */
export const otherWaysTexts = {
  ask: 'Quer tentar de outro jeito?',
  byPage: 'Na página',
  byWhatsapp: 'No WhatsApp',
  byCall: 'Por ligação',
} as const

/** Alternatives to agreeing to answers that were read back. */
export const notedTexts = { drop: 'Descartar', change: 'Trocar' } as const

/** One-tap questions, if there are several plans. */
export const sayingTexts = [planTexts.which, planTexts.compare] as const

const reach = 'Falta ver se a fibra chega ao seu endereço.'

/** The plan of a link, before the address is known. */
export const linkedTexts = {
  heading: 'O plano do seu link',
  reach,
  plan: (plan: string, price: string, condition: string) =>
    `O plano que você escolheu, ${plan}, sai por ${price} por mês, ${condition}. ${reach}`,
} as const
