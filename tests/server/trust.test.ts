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
    [{ ours: 1990, bare: 150 }, true],
    [{ ours: 2010, bare: 150 }, false],
    [{ ours: 3990, bare: 400 }, true],
    [{ ours: 4010, bare: 400 }, false],
  ])('is two seconds, and longer where a bare server takes longer to start: %o', (start, inTime) => {
    const late = lateStarts([{ ours: 300, bare: 150 }, start])
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
