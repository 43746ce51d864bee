import { keysIn, type Key } from '../../content/questions/answers.ts'
import { labelNames, otherNames } from '../answerNames.ts'
import type { Label } from './span.ts'
import type { Line } from './lineTokens.ts'

type Named = readonly [Key, RegExp]
const patternOf = (key: Key, words: string): Named => [
  key,
  new RegExp(`(?<![a-z0-9@._-])(${words})(?![a-z0-9@]|\\.[a-z])`, 'g'),
]
const labels = keysIn(labelNames).map((key) => patternOf(key, labelNames[key] ?? ''))
const mentions = keysIn({ ...labelNames, ...otherNames }).map((key) =>
  patternOf(key, [labelNames[key], otherNames[key]].filter(Boolean).join('|')),
)

/** The labels in a line, in order; the longest of those that overlap. */
export const findLabelTokens = (line: Line): Label[] => found(line, labels)

export const questionsNamed = (line: Line): Key[] => [...new Set(found(line, mentions).map(({ key }) => key))]

function found({ said, tokens }: Line, patterns: readonly Named[]): Label[] {
  return patterns
    .flatMap(([key, pattern]) =>
      [...said.plain.matchAll(pattern)].map((match) => ({
        key,
        from: match.index,
        to: match.index + match[0].trimEnd().length,
      })),
    )
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .reduce<Label[]>((kept, one) => (kept.some((other) => overlap(one, other)) ? kept : [...kept, one]), [])
    .map(({ key, from, to }) => ({
      key,
      from: tokens.findIndex((token) => token.to > from),
      to: tokens.findLastIndex((token) => token.from < to) + 1,
    }))
    .filter(({ from, to }) => from >= 0 && to > from)
    .toSorted((a, b) => a.from - b.from)
}

type Stretch = { from: number; to: number }
/** Whether two ranges overlap. */
export const overlap = (a: Stretch, b: Stretch) => a.from < b.to && b.from < a.to
