import { everyEntry } from '../../src/content/faq/everyEntry.ts'
import { dateOf, dayOf } from '../../src/api/contract/values/dates.ts'
import { isKey } from '../../src/content/questions/answers.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { readValue } from '../../src/understanding/readValue.ts'
import { featuresOf } from '../../src/understanding/readings/featureNumbers.ts'
import { readingToInterpretation } from '../../src/understanding/readings/readingToInterpretation.ts'
import { readableOf } from '../../src/understanding/readings/readings.ts'
import { known, plainValue, written } from './interpretJsonLine.ts'
import { corpus, thirdParty, type Expected, type Row } from './corpus.ts'
import type { Example } from './learn.ts'
import { answeredLines, phrases } from './meantLines.ts'
import { isExact, same, type Output } from './measure.ts'
import { sampleWorld } from './sampleWorld.ts'
import { outcomeOf, type StrangersLine, type Way } from './strangers.ts'

/** The cost of a wrong reading: highest for an invented value, then for a wrong reply, then for asking again. */
const costs = { value: 1.5, act: 0.7, none: 0.2 }

type Asked = Pick<Row, 'ask' | 'now' | 'answers' | 'text'>

/** The lines of the corpus, lines with an answer, and the questions of the table. */
export const ownExamples = (): Example[] => [
  ...answeredLines().flatMap(answeredExample),
  ...[...corpus(), ...corpus().filter(answersSeveral).map(saidAnywhere), ...thirdParty()].map((row) =>
    exampleOf(row, (output) =>
      [row.expect].flat().some((way) => isExact(output, readIn(way)))
        ? 'right'
        : isWrong(output, row)
          ? 'value'
          : 'act',
    ),
  ),
  ...[...everyEntry.flatMap(({ question, alike = [] }) => [question, ...alike]), ...phrases()].map((text) =>
    exampleOf({ ask: 'none', now: '2026-11-20', answers: {}, text }, ({ unsure }) => (unsure ? 'right' : 'act'), 0.4),
  ),
]

/** Lines with several answers are also read without a question. */
const answersSeveral = ({ expect, ask }: Row) =>
  ask !== 'none' && [expect].flat().some(({ answers = {} }) => Object.keys(answers).length > 1)
const saidAnywhere = (row: Row): Row => ({ ...row, ask: 'none' })

/** An expected reading without its question, which is learned elsewhere; then it is empty. */
function readIn<W extends Expected | Way>(way: W): W {
  const read = { ...way }
  for (const asked of ['topic', 'topicMatch', 'mayTopic'] as const)
    if (asked in read) Reflect.deleteProperty(read, asked)
  return Object.keys(read).length === 0 ? { ...read, unsure: true } : read
}

export const strangersExamples = (lines: readonly StrangersLine[]): Example[] =>
  lines.map((line) =>
    exampleOf(
      line,
      (output) => {
        const outcome = outcomeOf(output, { ...line, expect: [line.expect].flat().map(readIn) })
        return outcome === 'exact' ? 'right' : outcome === 'wrong' ? 'value' : 'act'
      },
      1.5,
    ),
  )

/** The day of these lines, and their weight, half because they are many. */
const [saidOn, half] = ['2026-11-28', 0.5]

/** A line with its known answer to the question, if any; its other answers are unknown. */
function answeredExample({ place: ask, noted, text }: ReturnType<typeof answeredLines>[number]): Example[] {
  if (!isKey(ask)) return []
  const asked = { ask, now: saidOn, answers: {}, text }
  const read = noted === null ? null : readValue(ask, normalized(noted), worldAt(asked.now))
  const meant = read && 'value' in read ? plainValue(read.value) : undefined
  if (noted !== null && meant === undefined) return []
  const judge = ({ answers, command }: Output) => {
    const isMeant = noted === null ? answers[ask] === undefined : same(answers[ask], meant) && command === null
    if (isMeant) return 'right'
    return answers[ask] === undefined || same(answers[ask], meant) ? 'act' : 'value'
  }
  return [exampleOf(asked, judge, half)]
}

function exampleOf(asked: Asked, judge: (output: Output) => 'right' | 'value' | 'act', weight = 1): Example {
  const readable = readableOf(asked.text, askedOf(asked), worldAt(asked.now))
  const outputs = readable.readings.map((reading) => written(readingToInterpretation(reading)))
  const verdicts = outputs.map(judge)
  return {
    readings: featuresOf(readable),
    right: verdicts.map((verdict) => verdict === 'right'),
    cost: outputs.map((output, at) =>
      verdicts[at] === 'right' ? 0 : verdicts[at] === 'value' ? costs.value : output.command ? costs.act : costs.none,
    ),
    weight,
  }
}

function isWrong(output: Output, { expect }: Row): boolean {
  const ways = [expect].flat()
  return Object.keys(output.answers).some(
    (key) => !ways.some(({ answers = {} }) => JSON.stringify(answers[key]) === JSON.stringify(output.answers[key])),
  )
}

export const askedOf = ({ ask, answers }: Pick<Asked, 'ask' | 'answers'>) => ({
  ask: isKey(ask) ? ask : null,
  known: known(answers),
})

export function worldAt(now: string) {
  const [year, month, day] = now.split('T')[0]?.split('-') ?? []
  return { ...sampleWorld, today: dayOf(dateOf(`${day}/${month}/${year}`) ?? new Date()) }
}
