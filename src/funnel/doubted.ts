import { keysIn, type Answers, type Key, type Value } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import type { Reading } from './read.ts'
import type { Funnel } from './slice.ts'
import { answersOf, factsOf } from './story.ts'

/** What was read, less the answers that look unusual: they go back once with the reason, and are taken when they are said again. */
export function doubted(funnel: Funnel, { values, refused }: Reading): Reading {
  return keysIn(values).reduce<Reading>((all, key) => {
    const doubt = doubtOf(key, values[key], { ...answersOf(funnel), ...values }, factsOf(funnel))
    if (doubt === null || doubt === funnel.refused[key]) return { ...all, values: { ...all.values, [key]: values[key] } }
    return { ...all, refused: { ...all.refused, [key]: doubt } }
  }, { values: {}, refused })
}

function doubtOf<K extends Key>(key: K, value: Value<K> | undefined, answers: Answers, facts: Facts): string | null {
  return value === undefined ? null : (questions[key].doubt?.(value, answers, facts) ?? null)
}
