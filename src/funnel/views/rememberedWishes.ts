import { memoryTexts } from '../../content/texts/chat/chatTexts.ts'
import type { Aside } from '../state.ts'

type Remembered = keyof typeof memoryTexts

/** Remarks about an answer before it was asked for, e.g. 'trabalho de manhã' at the CEP. */
export const wishesFor = (key: Remembered, asides: readonly Aside[]): string[] =>
  (key === 'schedule' ? sinceTakenBack(asides) : asides).flatMap(({ said, reply }) =>
    reply.includes(memoryTexts[key].noted) ? [said] : [],
  )

/** The remarks since a wish for the visit was taken back. */
export const sinceTakenBack = (asides: readonly Aside[]) =>
  asides.slice(asides.findLastIndex(({ reply }) => reply.includes(memoryTexts.schedule.takenBack)) + 1)
