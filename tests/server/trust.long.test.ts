import { beforeEach, describe, expect, it, vi } from 'vitest'
import { complaints, type Fault, isProof, isWell, none } from '../../scripts/trust/counters.ts'
import { faults } from '../../scripts/trust/faults.ts'
import { lateStarts } from '../../scripts/trust/readyAgain.ts'

const overTheLine = fetch
beforeEach(() => {
  vi.stubGlobal('fetch', overTheLine)
})

/** `npm run trust` tries all of them, longer and with every control. */
const tried = faults.filter(({ name }) => name !== 'kill -9, PostgreSQL')
const because = ({ missing }: Fault) => (missing === null ? '' : ` (not tried, ${missing})`)

describe('of what may never happen', () => {
  for (const fault of tried)
    it.skipIf(fault.missing !== null)(`nothing does: ${fault.name}${because(fault)}`, async () => {
      const outcome = await fault.run({ full: false, weak: false })
      expect([outcome.counts, complaints(outcome)]).toEqual([none, []])
    })

  for (const { control, missing, run } of tried.filter(({ brief }) => brief))
    it.skipIf(missing !== null)(`something is counted once there is ${control}`, async () => {
      expect(await run({ full: false, weak: true })).toSatisfy(isProof)
    })
})

describe('a promised time', () => {
  it.each([
    [{ took: 1990, waited: 0 }, false, true],
    [{ took: 2010, waited: 0 }, false, false],
    [{ took: 3990, waited: 2000 }, false, true],
    [{ took: 4010, waited: 2000 }, false, false],
    [{ took: 1990, waited: 2000 }, true, true],
    [{ took: 2010, waited: 2000 }, true, false],
  ])('is two seconds, beside what others took of the machine unless to the letter: %o, %o', (start, letter, inTime) => {
    const late = lateStarts([{ took: 300, waited: 0 }, start], letter)
    expect(late).toHaveLength(inTime ? 0 : 1)
    expect(isWell({ counts: none, stuck: [], figures: '', late })).toBe(inTime)
  })

  it.each([
    [1, ['late'], true],
    [1, undefined, true],
    [1, [], false],
    [0, ['late'], false],
  ])('is proved by a control that breaks it as well: %i lost, %o', (L, late, proves) => {
    expect(isProof({ counts: { ...none, L }, stuck: [], figures: '', ...(late && { late }) })).toBe(proves)
  })
})
