import type { Key } from '../../content/questions/answers.ts'
import { isForeign } from '../line/aboutOthersOrUnsure.ts'
import { readValue, type World } from '../readValue.ts'
import { trimmed } from '../line/normalizeText.ts'
import { findLabelTokens, questionsNamed } from './findLabelTokens.ts'
import type { Asked, Label, Span } from './span.ts'
import { judge, spansOf } from './spansOf.ts'
import { lineOf, type Line } from './lineTokens.ts'

const commandNames = ['back', 'skip', 'repeat', 'restart', 'cancel', 'help', 'human', 'pages', 'why'] as const

/** The effect of a line. */
type Act =
  | { kind: 'answer' }
  | { kind: 'reject'; key: Key }
  | { kind: 'command'; name: (typeof commandNames)[number] | 'edit'; question?: Key }
  | { kind: 'none' }

/** One way to read a whole line: its effect, and the spans that it takes. */
export type Reading = { act: Act; taken: readonly Span[] }

/** A line with all its possible readings. */
export type Readable = {
  asked: Asked
  line: Line
  labels: readonly Label[]
  spans: readonly Span[]
  /** The open question's reading of the whole line: the value as JSON, or 'none', 'bad' or 'part'. */
  whole: string
  readings: readonly Reading[]
}

const longest = 80
const width = 28

/** All readings of a line that are worth scoring. */
export function readableOf(text: string, asked: Asked, world: World): Readable {
  const line = lineOf(text)
  const isReadable = !isForeign(text) && line.tokens.length <= longest
  const labels = findLabelTokens(line)
  const spans = isReadable ? spansOf(line, labels, asked, world) : []
  const answers = combined(spans.filter(({ value }) => value !== null)).map((taken): Reading => ({
    act: { kind: 'answer' },
    taken,
  }))
  const readings = [
    { act: { kind: 'none' } as const, taken: [] },
    ...answers,
    ...rejections(spans, asked),
    ...commands(line),
  ]
  return { asked, line, labels, spans, whole: isReadable ? wholeOf(line, asked, world) : 'none', readings }
}

function rejections(spans: readonly Span[], { ask }: Asked): Reading[] {
  const bad = spans.filter(({ value, key, isPlain }) => value === null && (key === ask || isPlain)).slice(0, 3)
  return [
    ...(ask ? [{ act: { kind: 'reject' as const, key: ask }, taken: [] }] : []),
    ...bad.map((span): Reading => ({ act: { kind: 'reject', key: span.key }, taken: [span] })),
  ]
}

const commands = (line: Line): Reading[] => [
  ...commandNames.map((name): Reading => ({ act: { kind: 'command', name }, taken: [] })),
  ...questionsNamed(line).map((question): Reading => ({ act: { kind: 'command', name: 'edit', question }, taken: [] })),
]

function wholeOf({ said, tokens }: Line, { ask }: Asked, world: World): string {
  const read = ask && tokens.length < 40 ? readValue(ask, said, world, true) : null
  if (ask === null || read === null) return 'none'
  if ('reason' in read) return 'bad'
  const { value } = judge(ask, read.value, world)
  return read.rest && trimmed(read.rest).plain !== '' ? 'part' : JSON.stringify(value ?? read.value)
}

type Growing = { taken: readonly Span[]; prior: number }

/** The likeliest sets of spans by beam search from left to right, without overlaps or repeated questions. */
function combined(spans: readonly Span[]): (readonly Span[])[] {
  const inOrder = spans.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const all = inOrder.reduce<readonly Growing[]>(
    (beam, span) => {
      const grown = beam
        .filter(({ taken }) => (taken.at(-1)?.to ?? 0) <= span.from && taken.every(({ key }) => key !== span.key))
        .map(({ taken, prior }) => ({ taken: [...taken, span], prior: prior + span.prior }))
      return [...beam, ...grown].toSorted((a, b) => b.prior - a.prior).slice(0, width * 2)
    },
    [{ taken: [], prior: 0 }],
  )
  return all
    .filter(({ taken }) => taken.length > 0)
    .slice(0, width)
    .map(({ taken }) => taken)
}
