import type { Answers, Key, Value } from '../../content/questions/answers.ts'
import type { Open } from '../readValue.ts'

/** What is asked, and what is known. */
export type Asked = { ask: Open; known: Answers }

/** A stretch of a line that one reader of values reads, from one token to before another. */
export type Span = {
  key: Key
  from: number
  to: number
  value: Value | null
  /** Why what it says is no good value. */
  reason: string | null
  /** Whether the name of its question, or of another, leads it in. */
  led: 'own' | 'far' | 'other' | 'none'
  /** Whether it can be nothing else, by its form or its check digits. */
  isPlain: boolean
  /** Whether a longer stretch says something else at the same question. */
  grows: boolean
  /** Whether words of it were passed over that say nothing of its value, as far as is known. */
  isLoose?: boolean
  /** What it is worth before anything is learned. */
  prior: number
}

/** The name of a question in a line. */
export type Label = { key: Key; from: number; to: number }
