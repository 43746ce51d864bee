import { streamingFacts } from '../streamingFacts.ts'
import type { Streaming } from '../streamingOrder.ts'

/** The words of the plans with streaming, and of what each streaming brings. */
export const streamingTexts = {
  heading: 'Planos com streaming',
  lead: (months: number) => `Preços por mês, durante ${months} meses, no débito automático.`,
  back: 'Planos anteriores com streaming',
  on: 'Mais planos com streaming',
  label: 'Streaming Incluso',
  by: 'Por R$',
  go: 'Contratar',
  explained: 'O que vem em cada streaming',
  speeds: (list: string) => `Nos planos de ${list}.`,
  signIn: 'Entrar na minha conta',
  from: (price: string) => `A partir de ${price} por mês, com a fibra.`,
} as const

const { members, days } = streamingFacts['globo-play']

/** What else is to be known of a streaming, by slug. */
export const streamingExtras: Partial<Record<string, string>> = {
  'globo-play': `O titular inclui até ${members} pessoas da família, em ciclos de ${days} dias.`,
}

/** Where an account of a streaming is opened. */
export const signInPages: Record<Streaming, string> = {
  'globo-play': 'https://globoplay.globo.com',
  MAX: 'https://www.hbomax.com/br/pt',
  'paramount-plus': 'https://www.paramountplus.com/br',
}
