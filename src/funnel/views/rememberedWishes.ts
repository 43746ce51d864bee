import type { Key } from '../../content/questions/answers.ts'
import { memoryTexts } from '../../content/texts/chatTexts.ts'
import type { Aside } from '../state.ts'

type Remembered = keyof typeof memoryTexts

/** What was said of an answer before it was asked for: 'trabalho de manhã' at the CEP. */
export const wishesFor = (key: Remembered, asides: readonly Aside[]): string[] =>
  (key === 'schedule' ? sinceTakenBack(asides) : asides).flatMap(({ said, reply }) =>
    reply.includes(memoryTexts[key].noted) ? [said] : [],
  )

/** What was said of the visit after a wish that was none. */
export const sinceTakenBack = (asides: readonly Aside[]) =>
  asides.slice(asides.findLastIndex(({ reply }) => reply.includes(memoryTexts.schedule.takenBack)) + 1)

/** The reminder of a wish for the plans, until something else is said where they are asked. */
export function reminderAt(key: Key, asides: readonly Aside[]): string | undefined {
  if (key !== 'plan' || asides.some(({ after }) => after === key)) return undefined
  const said = wishesFor(key, asides).at(-1)
  return said && memoryTexts.plan.reminded(said)
}
