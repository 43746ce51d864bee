/** What may never happen, whatever goes wrong. */
export type Counts = { L: number; D: number; U: number; G: number; C: number }
export const meanings: Record<keyof Counts, string> = {
  L: 'acknowledged but missing',
  D: 'a second order, number or lead for one',
  U: 'newer overwritten by older',
  G: 'a number shown that does not exist',
  C: 'personal data where it may not be',
}

/** A fault, and what of it there was: `control` weakens something on purpose, so that a count is not zero. */
export type Fault = {
  name: string
  control: string
  /** Why it cannot be tried here, or null. */
  missing: string | null
  /** Whether the control takes seconds, so that every test run can afford it. */
  brief: boolean
  run: (how: How) => Promise<Outcome>
}
export type How = { full: boolean; weak: boolean }
/** `stuck` are visitors who never got to their end, `late` is what took longer than promised, where a time is. */
export type Outcome = { counts: Counts; figures: string; stuck: readonly string[]; late?: readonly string[] }

export const none: Counts = { L: 0, D: 0, U: 0, G: 0, C: 0 }
const total = ({ L, D, U, G, C }: Counts) => L + D + U + G + C

/** What is wrong with an outcome beside its counts. */
export const complaints = ({ stuck, late = [] }: Outcome) => [
  ...new Set(stuck.map((why) => `a visitor never got to the end: ${why}`)),
  ...late,
]
export const isWell = (outcome: Outcome) => total(outcome.counts) === 0 && complaints(outcome).length === 0
/** A control proves the counts, and the promised time where there is one. */
export const isProof = ({ counts, late }: Outcome) => total(counts) > 0 && late?.length !== 0
