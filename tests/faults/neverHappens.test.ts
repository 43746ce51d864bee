import { describe, expect, it } from 'vitest'
import { isProof, isWell, none } from './neverHappens.ts'
import { lateStarts } from './readyAgain.ts'

describe('a promised time', () => {
  it.each([
    [{ took: 1990, waited: 0 }, false, true],
    [{ took: 2010, waited: 0 }, false, false],
    [{ took: 3990, waited: 2000 }, false, true],
    [{ took: 4010, waited: 2000 }, false, false],
    [{ took: 1990, waited: 2000 }, true, true],
    [{ took: 2010, waited: 2000 }, true, false],
  ])('is two seconds, plus the wait for a processor unless strict: %o, %o', (start, letter, inTime) => {
    const late = lateStarts([{ took: 300, waited: 0 }, start], letter)
    expect(late).toHaveLength(inTime ? 0 : 1)
    expect(isWell({ counts: none, stuck: [], figures: '', late })).toBe(inTime)
  })

  it.each([
    [1, ['late'], true],
    [1, undefined, true],
    [1, [], false],
    [0, ['late'], false],
  ])('is proved by a control that exceeds it: %i lost, %o', (L, late, proves) => {
    expect(isProof({ counts: { ...none, L }, stuck: [], figures: '', ...(late && { late }) })).toBe(proves)
  })
})
