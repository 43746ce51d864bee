import { basename } from 'node:path'
import { filesIn, rowsIn, type Row } from './corpus.ts'
import { isRecord } from './interpretJsonLine.ts'
import { same, type Output } from './measure.ts'

/** One accepted reading of a stranger's line. Missing parts must be empty. */
export type Way = {
  answers?: Record<string, unknown>
  /** Questions that may be answered too. */
  mayAlso?: string[]
  rejected?: string[]
  commandName?: string
  commandQuestion?: string
  /** Commands that may accompany the answers, such as 'edit:cep'. */
  mayCommand?: string[]
  /** Matches the question of the table. */
  topicMatch?: string
  mayTopic?: string
  unsure?: true
}
export type StrangersLine = Omit<Row, 'expect' | 'source'> & { expect: Way | Way[] }

/** The outcome of a line: exact, read back rightly or wrongly, asked again, or taken wrongly. */
export const outcomes = ['exact', 'back', 'backWrong', 'again', 'wrong'] as const
export type Outcome = (typeof outcomes)[number]

/** The sets of strangers' lines, with their names. */
export const strangersSets = (): { name: string; lines: StrangersLine[] }[] =>
  filesIn('strangers').map((file) => ({ name: basename(file, '.jsonl'), lines: rowsIn(file) }))

export function outcomeOf(
  output: Output,
  { expect, answers: known }: Pick<StrangersLine, 'expect' | 'answers'>,
): Outcome {
  const ways = [expect].flat()
  const taken = Object.keys(output.answers)
  const isMeant = (key: string, value: unknown) =>
    same(value, known[key]) ||
    ways.some(({ answers = {}, mayAlso = [] }) => mayAlso.includes(key) || fits(value, answers[key]))
  if (taken.some((key) => !isMeant(key, output.answers[key]))) return 'wrong'
  if (ways.some((way) => isExact(output, way))) return 'exact'
  const doubted = output.doubted ?? {}
  if (Object.keys(doubted).length === 0) return 'again'
  const both = { ...output, answers: { ...output.answers, ...doubted }, unsure: false }
  return ways.some((way) => way.answers && hasAnswers(both, way)) ? 'back' : 'backWrong'
}

function isExact(output: Output, way: Way): boolean {
  const { rejected = [], unsure = false } = way
  return (
    hasAnswers(output, way) &&
    same(Object.keys(output.rejected).toSorted(), rejected.toSorted()) &&
    hasCommand(output, way) &&
    hasTopic(output, way) &&
    (output.unsure === unsure || (output.topic !== null && way.mayTopic !== undefined))
  )
}

function hasAnswers(output: Output, { answers = {}, mayAlso = [] }: Way): boolean {
  const taken = Object.keys(output.answers).filter((key) => !mayAlso.includes(key) || key in answers)
  return taken.length === Object.keys(answers).length && taken.every((key) => fits(output.answers[key], answers[key]))
}

function hasCommand({ command }: Output, { commandName, commandQuestion, mayCommand = [] }: Way): boolean {
  if (command === null) return commandName === undefined
  if (mayCommand.includes([command.name, command.question].filter(Boolean).join(':'))) return true
  return command.name === commandName && (commandQuestion === undefined || command.question === commandQuestion)
}

function hasTopic({ topic }: Output, { topicMatch, mayTopic }: Way): boolean {
  if (topic === null) return topicMatch === undefined
  const told = plain(`${topic.id} ${topic.question}`)
  return [topicMatch, mayTopic].some((pattern) => pattern !== undefined && new RegExp(pattern).test(told))
}

/** Whether a value is as meant: one of several, a complement in other words, a name in other case, '-' for none. */
function fits(value: unknown, meant: unknown): boolean {
  if (isRecord(meant)) return Array.isArray(meant['anyOf']) && meant['anyOf'].some((one) => fits(value, one))
  if (typeof value === 'string' && typeof meant === 'string') return bare(value) === bare(meant)
  return same(value, meant)
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const bare = (text: string) =>
  plain(text)
    .replace(/\b(apto|apartamento|apt|ape)\b/g, 'ap')
    .replace(/\bbloco\b/g, 'bl')
    .replace(/[^a-z0-9@]+/g, '')
