import { beforeEach, describe, expect, it, vi } from 'vitest'

/**
 * What may never happen: acknowledged but missing (L), a second order, number or lead (D), newer overwritten (U),
 * a number shown that does not exist (G), personal data where it may not be (C).
 */
export type Counts = { L: number; D: number; U: number; G: number; C: number }

/** A fault, and what of it there was: `control` weakens something on purpose, so that a count is not zero. */
type Fault = {
  control: string
  /** Why it cannot be tried here, or null. */
  missing?: string | null
  /** What only `npm run trust` tries, because it takes long. */
  alone?: 'control' | 'all'
  run: (how: How) => Promise<Outcome>
}
export type How = { full: boolean; weak: boolean }
/** `stuck` are visitors who never got to their end, `late` is what took longer than promised, where a time is. */
export type Outcome = { counts: Counts; figures: string; stuck: readonly string[]; late?: readonly string[] }

export const none: Counts = { L: 0, D: 0, U: 0, G: 0, C: 0 }
const total = ({ L, D, U, G, C }: Counts) => L + D + U + G + C

/** What is wrong with an outcome beside its counts. */
const complaints = ({ stuck, late = [] }: Outcome) => [
  ...new Set(stuck.map((why) => `a visitor never got to the end: ${why}`)),
  ...late,
]
export const isWell = (outcome: Outcome) => total(outcome.counts) === 0 && complaints(outcome).length === 0
/** A control proves the counts, and the promised time where there is one. */
export const isProof = ({ counts, late }: Outcome) => total(counts) > 0 && late?.length !== 0

/** Set by `npm run trust`: `brief`, or `long` for trials that take an hour. */
const alone = process.env['FAULTS']
const isLong = alone === 'long'
const patience = isLong ? 7_200_000 : undefined
const overTheLine = fetch

/** Does to the product what a bad day does, and tries the same with its control, which must be noticed. */
export function neverHappens(name: string, { control, missing = null, alone: waits, run }: Fault): void {
  const because = missing === null ? '' : ` (not tried, ${missing})`
  describe.skipIf(missing !== null || (waits === 'all' && !alone))(`${name}${because}`, () => {
    beforeEach(() => {
      vi.stubGlobal('fetch', overTheLine)
    })

    it(
      'makes nothing happen that never may',
      async () => {
        const outcome = await run({ full: isLong, weak: false })
        tell(name, outcome)
        expect([outcome.counts, complaints(outcome)]).toEqual([none, []])
      },
      patience,
    )

    it.skipIf(waits !== undefined && !alone)(
      `is noticed once there is ${control}`,
      async () => {
        const outcome = await run({ full: false, weak: true })
        tell(control, outcome)
        expect(outcome).toSatisfy(isProof)
      },
      patience,
    )
  })
}

function tell(what: string, { counts, figures, late = [] }: Outcome): void {
  if (alone) console.log([what, JSON.stringify(counts), figures, ...late].join('; '))
}
