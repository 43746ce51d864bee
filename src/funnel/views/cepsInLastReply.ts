import type { Aside } from '../state.ts'

/** A CEP found by its street, with its line in the reply. */
export type CepInReply = { cep: string; text: string }

/** The CEPs that the last reply at the CEP listed, e.g. 'Rua das Palmeiras, Centro, Ribeirão Preto: 14010-100'. */
export function cepsInLastReply(asides: readonly Aside[]): CepInReply[] {
  const last = asides.findLast(({ after }) => after === 'cep')?.reply ?? ''
  return [...last.matchAll(/^.+: (\d{5}-\u2060\d{3})$/gm)].map(([text, cep = '']) => ({ cep, text }))
}
