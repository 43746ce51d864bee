import type { Key } from '../../content/questions/answers.ts'
import { usualNames } from '../values/usualNames.ts'
import type { Asked, Span } from './span.ts'
import { isOf, type Line, type Token } from './lineTokens.ts'

const byLabel = { own: 3, far: 1.5, other: -2, none: 0 }

/** The score of a span before learned weights, which selects the readings to score. */
export function spanPrior(span: Span, { ask, known }: Asked, line: Line): number {
  const { key, from, to, led, value, grows } = span
  const isOwn = key === ask
  return (
    (isOwn ? 2 : -1) +
    byLabel[led] +
    (span.isPlain ? 2.5 : 0) +
    (!isOwn && isLikely(span, ask, line) ? 2 : 0) +
    0.15 * (to - from) -
    (grows ? 0.6 : 0) -
    (value === null ? 0.5 : 0) -
    (!isOwn && known[key] !== undefined ? 0.5 : 0)
  )
}

/** Whether the span may well accompany the answer to the open question. */
function isLikely({ key, from, to }: Span, ask: Asked['ask'], { said, tokens }: Line): boolean {
  const [first, before] = [tokens[from], tokens[from - 1]]
  if (key === 'dueDate') return [before?.word, first?.word].some((word) => ofDueDay.has(word ?? ''))
  if (key === 'complement') return (ask === 'number' || ask === 'cep') && first?.word === 'casa'
  if (key === 'number')
    return (ask === 'cep' || ask === 'street') && first?.kind === 'digits' && first.to - first.from < 5
  return key === 'name' ? isNameLike(tokens.slice(from, to), said.text) : alwaysLikely.has(key)
}

const ofDueDay = new Set(['dia', 'vence', 'vencimento'])
const alwaysLikely = new Set<Key>(['schedule', 'bank', 'state', 'lot', 'agency', 'account'])

function isNameLike(words: readonly Token[], text: string): boolean {
  const [first, ...others] = words
  if (!first || others.length === 0 || !words.some(({ word }) => usualNames.has(word))) return false
  const isCapital = /^\p{Lu}/u.test(text.slice(first.from))
  return isCapital || (usualNames.has(first.word) && others.every((one) => one.classes.length === 0 || ofName(one)))
}
const ofName = isOf('NAME', 'FILL')
