import { planTexts } from './planTexts.ts'

/** What leads to the part of a long talk that is not shown. */
export const earlierTexts = {
  heading: 'Mensagens anteriores',
  show: (count: number) => `Ver ${count} mensagens anteriores`,
} as const

/** Other ways to say an answer, after its second refusal. */
export const otherWaysTexts = {
  ask: 'Quer tentar de outro jeito?',
  byPage: 'Na página',
  byWhatsapp: 'No WhatsApp',
  byCall: 'Por ligação',
} as const

/** Besides agreeing to what was read out of a sentence. */
export const notedTexts = { drop: 'Descartar', change: 'Trocar' } as const

/** Questions of one tap where there are several plans. */
export const sayingTexts = [planTexts.which, planTexts.compare] as const

const reach = 'Falta ver se a fibra chega ao seu endereço.'

/** The plan of a link, before its address is known. */
export const linkedTexts = {
  heading: 'O plano do seu link',
  reach,
  plan: (plan: string, price: string, condition: string) =>
    `O plano que você escolheu, ${plan}, sai por ${price} por mês, ${condition}. ${reach}`,
} as const
