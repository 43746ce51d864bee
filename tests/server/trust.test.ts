import { beforeEach, describe, expect, it, vi } from 'vitest'
import { none, total } from '../../scripts/trust/counters.ts'
import { faults } from '../../scripts/trust/faults.ts'

const overTheLine = fetch
beforeEach(() => {
  vi.stubGlobal('fetch', overTheLine)
})

/** `npm run trust` tries all of them, longer and with every control. */
const tried = faults.filter(({ name, missing }) => missing === null && name !== 'kill -9, PostgreSQL')

describe('of what may never happen', () => {
  it.each(tried)('nothing does: $name', async (fault) => {
    const { counts, stuck } = await fault.run({ full: false, weak: false })
    expect([counts, stuck]).toEqual([none, []])
  })

  it.each(tried.filter(({ brief }) => brief))('something is counted once there is $control', async (fault) => {
    const { counts } = await fault.run({ full: false, weak: true })
    expect(total(counts)).toBeGreaterThan(0)
  })
})
