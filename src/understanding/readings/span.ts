import type { Answers, Key, Value } from '../../content/questions/answers.ts'
import type { Open } from '../readValue.ts'

export type Asked = { ask: Open; known: Answers }

/** A range of tokens that the reader of one question accepts. */
export type Span = {
  key: Key
  from: number
  to: number
  value: Value | null
  /** The reason why its value is invalid. */
  reason: string | null
  /** Whether the name of its own or another question precedes it. */
  led: 'own' | 'far' | 'other' | 'none'
  /** Whether it can answer only this question, by its form or its check digits. */
  isPlain: boolean
  /** Whether a longer span has another value for the same question. */
  grows: boolean
  /** Whether words of it were ignored that seem not to concern its value. */
  isLoose?: boolean
  /** Its score before any learned weights. */
  prior: number
}

/** The name of a question in a line. */
export type Label = { key: Key; from: number; to: number }
