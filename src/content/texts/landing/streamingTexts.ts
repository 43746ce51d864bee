import { globoplayFacts } from '../../streamingDetails.ts'

/** Plans with streaming, and the contents of each streaming. */
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

/** More facts about a streaming, by slug. */
export const streamingExtras: Partial<Record<string, string>> = {
  'globo-play': `O titular inclui até ${members} pessoas da família, em ciclos de ${days} dias.`,
}
