import type { Understanding } from '../understandingTypes.ts'

type Answered = Extract<Understanding, { kind: 'answers' | 'readBack' }>

/** Turns answers into a read-back with the same reply. */
export const asReadBack = ({ answers, reply }: Answered): Extract<Understanding, { kind: 'readBack' }> => ({
  kind: 'readBack',
  answers,
  ...(reply && { reply }),
})
