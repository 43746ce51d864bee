import { dateOf, dayOf } from '../../src/api/contract/values/dates.ts'
import { answerRules, isKey, keysIn, type Answers, type Value } from '../../src/content/questions/answers.ts'
import { interpret, type Asked, type Interpretation } from '../../src/understanding/interpret.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import type { World } from '../../src/understanding/readValue.ts'
import type { Weights } from '../../src/understanding/readings/scoreReadings.ts'
import { readAvailability } from '../../src/understanding/values/availability.ts'
import { visitsThatFit } from '../../src/understanding/visits/visitsThatFit.ts'
import { sampleVisits, sampleWorld } from './sampleWorld.ts'

/** Reads one line of JSON, with an optional question, and returns its interpretation as JSON. */
export function interpretJsonLine(line: string): string {
  const input = parsed(line)
  if (typeof input === 'string') return JSON.stringify({ error: input })
  const { ask, text, now, answers } = input
  return JSON.stringify(written(readLine({ ask, text, known: answers }, { ...sampleWorld, today: dayOf(now) })))
}

/** The reading of a line. Availability becomes the first fitting visit, to be read back. */
export function readLine(asked: Asked, world: World, weights?: Weights): Interpretation {
  const read = interpret(asked, world, weights)
  const isOpen = asked.ask === 'schedule' && !read.answers.schedule && !read.doubted && !read.command
  const wish = isOpen ? readAvailability(normalized(asked.text).plain, world.today) : null
  const [first] = wish && !wish.wants.has('noDay') ? visitsThatFit(wish, [], sampleVisits(world.today)) : []
  return first ? { ...read, rejected: {}, doubted: { schedule: [{ date: first.date, period: first.period }] } } : read
}

/** Plain text means that nothing is asked. */
function parsed(line: string) {
  const input = line.trimStart().startsWith('{') ? jsonOf(line) : { text: line }
  if (!isRecord(input)) return 'a line is words, or one JSON object'
  const { ask = null, text, now, answers = {} } = input
  const open = ask === 'none' ? null : ask
  if (open !== null && !(typeof open === 'string' && isKey(open))) return 'ask is not a question'
  if (typeof text !== 'string') return 'text is not a string'
  const day = now === undefined ? new Date() : dateFrom(now)
  if (day === null) return 'now is not a day, as in 2026-11-20'
  if (!isRecord(answers)) return 'answers is not an object'
  return { ask: open, text, now: day, answers: known(answers) }
}

function dateFrom(now: unknown): Date | null {
  const [, year, month, day] = typeof now === 'string' ? (/^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(now) ?? []) : []
  return dateOf(`${day}/${month}/${year}`)
}

/** The known answers that pass the rules. */
export function known(answers: Record<string, unknown>): Answers {
  return Object.fromEntries(
    keysIn(answers).flatMap((key) => {
      const result = answerRules[key].safeParse(answers[key])
      return result.success ? [[key, result.data]] : []
    }),
  )
}

/** An interpretation as JSON. */
export function written({ answers, rejected, command, topic, unsure, doubted }: Interpretation) {
  return { answers: plain(answers), rejected, command, topic, unsure, ...(doubted && { doubted: plain(doubted) }) }
}

const plain = (answers: Interpretation['answers']) =>
  Object.fromEntries(keysIn(answers).map((key) => [key, plainValue(answers[key])]))

/** The days of visits as ISO dates. */
export function plainValue(value: Value | undefined) {
  return typeof value === 'object'
    ? value.map(({ date, period }) => ({ date: date.split('/').toReversed().join('-'), period }))
    : value
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
