import { overlap } from './findLabelTokens.ts'
import type { Readable } from './readings.ts'
import type { Span } from './span.ts'
import { isOf } from './lineTokens.ts'

const against = ['NO', 'HEDGE', 'PEOPLE', 'PAST', 'CORR', 'QWORD', 'CHANGE', 'REFUSE', 'STOP', 'HUMAN', 'COND'] as const

/** Evidence for a span: whether it is unique, unambiguous and labelled, and what contradicts it in the line. */
export function evidenceFor({ line, spans }: Readable, span: Span): string {
  const rest = line.tokens.filter((_, at) => !overlap({ from: at, to: at + 1 }, span))
  const found = against.filter((each) => rest.some(isOf(each)))
  const isAsked = rest.some(({ word }) => word === '?')
  const isOnly = !spans.some(
    ({ key, value, from, to }) => key === span.key && value !== null && !overlap({ from, to }, span),
  )
  const doubts = [...(isAsked ? ['?'] : []), ...found]
  return [
    isOnly ? 'only' : 'rival',
    span.isPlain ? 'plain' : '',
    span.led,
    doubts.length > 1 ? 'many' : (doubts[0] ?? 'clean'),
  ].join(' ')
}
