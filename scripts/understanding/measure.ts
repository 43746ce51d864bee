import { interpretJsonLine } from './interpretJsonLine.ts'
import type { Expected, Row } from './corpus.ts'

export type Output = {
  answers: Record<string, unknown>
  rejected: Record<string, string>
  command: { name: string; question?: string } | null
  topic: { id: string; question: string } | null
  unsure: boolean
  /** Answers to read back first. */
  doubted?: Record<string, unknown>
}
export type Read = {
  row: Row
  output: Output
  exact: boolean
  /** Read exactly, or read back as meant. */
  heard: boolean
  expected: number
  right: number
  captured: number
  wrong: string[]
}

export function readRow(row: Row): Read {
  const { ask, now, answers, text } = row
  const output: Output = JSON.parse(interpretJsonLine(JSON.stringify({ ask, now, answers, text })))
  const ways = [row.expect].flat()
  const matched = ways.find((way) => isExact(output, mayAsk(row, way)))
  const way = matched ?? ways[0] ?? {}
  const captured = Object.keys(output.answers)
  const right = captured.filter((key) => same(output.answers[key], way.answers?.[key]))
  return {
    row,
    output,
    exact: matched !== undefined,
    heard: matched !== undefined || ways.some((each) => isAskedBack(output, each)),
    expected: Object.keys(way.answers ?? {}).length,
    right: right.length,
    captured: captured.length,
    wrong: captured.filter((key) => !right.includes(key)),
  }
}

/** A row without an expected question leaves it open. */
const mayAsk = ({ text }: Row, way: Expected): Expected =>
  way.topic === undefined && text.includes('?') ? { ...way, topic: 'any' } : way

const isAskedBack = ({ answers, doubted }: Output, way: Expected) =>
  doubted !== undefined && same({ ...doubted, ...answers }, way.answers ?? {})

/** Whether the reading is exactly the expected one. `unsure` is compared only if nothing was read. */
export function isExact(output: Output, { answers = {}, rejected = [], command, topic, unsure }: Expected): boolean {
  const wanted = typeof command === 'string' ? { name: command } : (command ?? null)
  const isTopic =
    topic === 'any' ||
    (topic === undefined
      ? output.topic === null
      : output.topic !== null && (topic === true || output.topic.id === topic))
  const isUnsure = output.unsure || (topic === 'any' && output.topic !== null)
  return (
    same(output.answers, answers) &&
    same(Object.keys(output.rejected).toSorted(), rejected.toSorted()) &&
    same(output.command, wanted) &&
    isTopic &&
    (unsure ? isUnsure : !output.unsure)
  )
}

/** Whether two readings are equal, ignoring case, because names are capitalised. */
export const same = (a: unknown, b: unknown) => told(a) === told(b)
const told = (value: unknown) => JSON.stringify(sorted(value))?.toLowerCase()
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b))
    : value

/** The figures of each category, and of all. */
export const scores = (reads: readonly Read[]) => [
  ...[...Map.groupBy(reads, ({ row }) => row.category)].map(([kind, own]) => scoreOf(kind, own)),
  scoreOf('all', reads),
]

function scoreOf(kind: string, reads: readonly Read[]) {
  const sum = (figure: 'right' | 'captured' | 'expected') => reads.reduce((total, read) => total + read[figure], 0)
  return {
    kind,
    rows: reads.length,
    exact: share(reads.filter(({ exact }) => exact).length, reads.length),
    heard: share(reads.filter(({ heard }) => heard).length, reads.length),
    precision: share(sum('right'), sum('captured')),
    recall: share(sum('right'), sum('expected')),
    wrong: reads.flatMap(({ wrong }) => wrong).length,
  }
}

const share = (part: number, all: number) => (all === 0 ? 1 : part / all)
