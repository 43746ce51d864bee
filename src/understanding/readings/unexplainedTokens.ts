import type { Readable } from './readings.ts'
import type { Span } from './span.ts'
import { isOf, type Token } from './lineTokens.ts'

const saysLittle = isOf('FILL', 'COP', 'POLITE', 'WISH', 'AND', 'YES')

/** The tokens that no span, label, small word or courtesy explains. */
export function contentOf({ line, labels }: Readable, taken: readonly Span[]): Token[] {
  const own = labels.filter(({ key }) => taken.some((span) => span.key === key))
  const isExplained = (at: number) => [...taken, ...own].some(({ from, to }) => from <= at && at < to)
  return line.tokens.filter((token, at) => token.kind !== 'sign' && !isExplained(at) && !saysLittle(token))
}
