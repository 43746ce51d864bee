import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Failures: lost (L), doubled (D), overwritten (U), a number without an order (G), leaked personal data (C). */
export type Counts = { L: number; D: number; U: number; G: number; C: number }

/** A fault. Its `control` also weakens something on purpose, so that the counts are not zero. */
type Fault = {
  control: string
  /** Why it cannot run here, or null. */
  missing?: string | null
  /** Slow trials, which only `npm run trust` runs. */
  alone?: 'control' | 'all'
  run: (how: How) => Promise<Outcome>
}
export type How = { full: boolean; weak: boolean }
/** `stuck` are visitors who never finished, `late` is what took longer than promised. */
export type Outcome = { counts: Counts; figures: string; stuck: readonly string[]; late?: readonly string[] }

export const none: Counts = { L: 0, D: 0, U: 0, G: 0, C: 0 }
const total = ({ L, D, U, G, C }: Counts) => L + D + U + G + C

/** Other problems of an outcome. */
const complaints = ({ stuck, late = [] }: Outcome) => [
  ...new Set(stuck.map((why) => `a visitor never got to the end: ${why}`)),
  ...late,
]
export const isWell = (outcome: Outcome) => total(outcome.counts) === 0 && complaints(outcome).length === 0
/** A control proves the counts, and the promised time if there is one. */
export const isProof = ({ counts, late }: Outcome) => total(counts) > 0 && late?.length !== 0

/** Set by `npm run trust`: `brief`, or `long` for trials that take an hour. */
const alone = process.env['FAULTS']
const isLong = alone === 'long'
const patience = isLong ? 7_200_000 : undefined
const overTheLine = fetch

/** Runs a fault against the product, and its control, which must be detected. */
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
