import type { Token } from './timeTokens.ts'

/** Extracts times from other talk, or null: 'Só pego a chave dia 11. Preciso de sábado 12 de manhã' */
export function withoutTalk(tokens: readonly Token[]): Token[] | null {
  if (tokens.some(({ is }) => is === 'if')) return null
  const parts = partsOf(tokens).filter((part, at) => !isTalk(part, at === 0))
  if (!parts.some(isVisit) || parts.some((part) => has(part, 'unknown', 'free', 'any'))) return null
  return parts.flat().filter(({ is }) => is !== 'nth')
}

const isVisit = (part: readonly Token[]) => has(part, 'days') && !has(part, 'no', 'nor', 'busy')

/** Each part with the sign that ends it. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    parts.at(-1)?.push(token)
    if (endsPart.has(token.is)) parts.push([])
  }
  return parts
}
const endsPart = new Set<Token['is']>(['stop', 'comma', 'and', 'or', 'else'])

const has = (part: readonly Token[], ...kinds: Token['is'][]) => part.some(({ is }) => kinds.includes(is))

/** Whether a part is no wish: without a time, a half without a day, or a remark about a day. A bare 'não' is none. */
function isTalk(part: readonly Token[], isFirst: boolean): boolean {
  const isTold = has(part, 'unknown', 'busy', 'free', 'past', 'other')
  if (has(part, 'else') || (has(part, 'any') && !isTold)) return false
  if (!has(part, 'days', 'periods')) return isFirst || isTold || !has(part, 'no')
  if (has(part, 'days') && has(part, 'periods')) return false
  const isListed = has(part, 'or', 'and') && has(part, 'days')
  return has(part, 'past', 'other') || (isTold && !isListed && !(has(part, 'days') && has(part, 'no', 'nor', 'busy')))
}
