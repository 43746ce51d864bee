import type { Aside } from '../state.ts'

/** A CEP that was found by its street, in the words of the reply that set it out. */
export type CepInReply = { cep: string; text: string }

/** The CEPs that the last reply at the CEP set out, each in a line: 'Rua das Palmeiras, Centro, Ribeirão Preto: 14010-100'. */
export function cepsInLastReply(asides: readonly Aside[]): CepInReply[] {
  const last = asides.findLast(({ after }) => after === 'cep')?.reply ?? ''
  return [...last.matchAll(/^.+: (\d{5}-\u2060\d{3})$/gm)].map(([text, cep = '']) => ({ cep, text }))
}
