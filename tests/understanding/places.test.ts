import { describe, expect, it } from 'vitest'
import { sampleWorld } from '../../scripts/understanding/sampleWorld.ts'
import { normalized } from '../../src/understanding/line/normalizeText.ts'
import { listPosition } from '../../src/understanding/line/listPosition.ts'
import { readPlan } from '../../src/understanding/values/plan.ts'
import { advisedOrder } from '../../src/funnel/plans/recommendedPlan.ts'
import { planGroups, plansOf } from '../../src/funnel/plans/planGroups.ts'

describe('a place in a list', () => {
  it.each([
    ['o segundo', 1],
    ['a terceira opcao', 2],
    ['3', 2],
    ['a ultima', 4],
    ['segunda feira', -1],
    ['quarto de casal', -1],
  ])('%j of five is %i', (words, place) => expect(listPosition(words, 5)).toBe(place))

  it('at the plans is a card that the chat shows before the others are opened', () => {
    const cards = advisedOrder(planGroups(sampleWorld.offers)).map((group) => plansOf(group).map(({ sku }) => sku))
    const taken = ['o primeiro', 'o segundo'].map((text) => readPlan(normalized(text), sampleWorld))
    expect(taken).toEqual([
      { value: expect.toSatisfy((sku) => cards[0]?.includes(sku) === true) },
      { value: expect.toSatisfy((sku) => cards[1]?.includes(sku) === true) },
    ])
  })

  it('at the plans is one of all that are offered, and none where there is only one', () => {
    expect(readPlan(normalized('o terceiro'), sampleWorld)).toEqual({ value: sampleWorld.offers[2]?.sku })
    expect(readPlan(normalized('o segundo'), { offers: sampleWorld.offers.slice(0, 1) })).toBeNull()
  })
})
