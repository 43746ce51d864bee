import { keysIn, type Answers, type Key, type Value } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { questions } from '../../content/questions/questions.ts'
import type { UnusualAnswer } from '../../content/texts/errors/answerRefusal.ts'
import type { Values } from './keepAnswers.ts'
import type { Reading, Refused } from './readAnswers.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf } from '../answersAndFacts.ts'

type WithDoubts = { values: Values; refused: Refused; doubts: Values }

/** Sorts out unusual answers. Each is returned once with the reason, and accepted when repeated. */
export function unusualAnswers(funnel: Funnel, { values, refused }: Reading): WithDoubts {
  return keysIn(values).reduce<WithDoubts>(
    (all, key) => {
      const doubt = doubtOf(key, values[key], { ...answersOf(funnel), ...values }, factsOf(funnel))
      if (doubt === null || values[key] === funnel.doubts[key])
        return { ...all, values: { ...all.values, [key]: values[key] } }
      return { ...all, refused: { ...all.refused, [key]: doubt }, doubts: { ...all.doubts, [key]: values[key] } }
    },
    { values: {}, refused, doubts: {} },
  )
}

/** The unusual ones among new answers, by question. */
export const unusualIn = (funnel: Pick<Funnel, 'kept' | 'facts'>, values: Values): UnusualAnswer[] =>
  keysIn(values).flatMap((key) => doubtOf(key, values[key], { ...answersOf(funnel), ...values }, factsOf(funnel)) ?? [])

function doubtOf<K extends Key>(
  key: K,
  value: Value<K> | undefined,
  answers: Answers,
  facts: Facts,
): UnusualAnswer | null {
  return value === undefined ? null : (questions[key].doubt?.(value, answers, facts) ?? null)
}
