import { globoplayFacts } from '../streamingDetails.ts'

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

const { members, days } = globoplayFacts

/** What else is to be known of a streaming, by slug. */
export const streamingExtras: Partial<Record<string, string>> = {
  'globo-play': `O titular inclui até ${members} pessoas da família, em ciclos de ${days} dias.`,
}
