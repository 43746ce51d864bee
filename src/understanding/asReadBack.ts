import type { Understanding } from './understandingTypes.ts'

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Answers that are asked back, with the same reply. */
export const asReadBack = ({ answers, reply }: Answered): Extract<Understanding, { kind: 'readBack' }> => ({
  kind: 'readBack',
  answers,
  ...(reply && { reply }),
})
