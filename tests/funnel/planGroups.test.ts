import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { cheapest, firstOn, planGroups, planShown, switched } from '../../src/funnel/plans/planGroups.ts'
import {
  d1000a,
  d1000b,
  d1000c,
  d1000d,
  d2000b,
  d500a,
  d600a,
  d600b,
  d600c,
  d600gl,
  d700b,
  planOf,
} from '../support/someFacts.ts'

const groups = (plans: Plan[]) =>
  planGroups(plans).map((group) => [
    group.id,
    ...[group.plain, ...group.choices.map(({ plan }) => plan)].map((plan) => plan?.sku ?? '-'),
  ])

function groupIn(...plans: Plan[]) {
  const [group] = planGroups(plans)
  if (!group) throw new Error('no plans, no group')
  return group
}

describe('cards of plans', () => {
  const d600plain = planOf('d600x', 600, 100)
  const d700a = planOf('d700a', 700, 109.99)
  const d600cb = planOf('d600cb', 600, 129.99, ['MAX', 'paramount-plus'])
  it.each([
    [
      'one card for each speed, in the order of the plans',
      [d2000b, d500a, d1000a],
      [
        ['d2000b', 'd2000b'],
        ['500', 'd500a'],
        ['1000', 'd1000a'],
      ],
    ],
    [
      'the three streamings of 600 Mega share a card',
      [d600b, d600c, d600gl],
      [['600', '-', 'd600gl', 'd600c', 'd600b']],
    ],
    [
      '600 Mega without streaming stands by itself',
      [d600a, d600gl],
      [
        ['600a', 'd600a'],
        ['600', '-', 'd600gl'],
      ],
    ],
    ['700 Mega counts as 600', [d600gl, d700b], [['600', '-', 'd600gl', 'd700b']]],
    [
      'a plan whose switch is taken gets its own card',
      [d600b, d700b],
      [
        ['600', '-', 'd600b'],
        ['d700b', 'd700b'],
      ],
    ],
    [
      'HBO Max of 1 Giga picks d1000d, and HBO Max with Deezer is a switch of its own, after those of one streaming',
      [d1000b, d1000a, d1000d, d1000c],
      [['1000', 'd1000a', 'd1000d', 'd1000c', 'd1000b']],
    ],
    [
      'a plan without streaming is out of reach of a card that always has one',
      [d600gl, d700a],
      [
        ['600', '-', 'd600gl'],
        ['d700a', 'd700a'],
      ],
    ],
    ['a plan with two streamings is a switch of its own', [d600cb, d600gl], [['600', '-', 'd600gl', 'd600cb']]],
    [
      'a plan with the streamings of another on its card gets its own card',
      [d600cb, planOf('d600cc', 600, 135, ['MAX', 'paramount-plus']), d600gl],
      [
        ['600', '-', 'd600gl', 'd600cb'],
        ['d600cc', 'd600cc'],
      ],
    ],
    [
      'a plan of another speed gets its own card, with whatever streamings',
      [planOf('d700cb', 700, 129.99, ['MAX', 'paramount-plus']), d600gl],
      [
        ['d700cb', 'd700cb'],
        ['600', '-', 'd600gl'],
      ],
    ],
    [
      'plans of another speed that find no seat share a card',
      [d600a, d600b, d700a, d700b],
      [
        ['600a', 'd600a'],
        ['600', '-', 'd600b'],
        ['d700a', 'd700a', 'd700b'],
      ],
    ],
    [
      'two plain plans of one speed are two cards',
      [d600a, d600plain],
      [
        ['600a', 'd600a'],
        ['d600x', 'd600x'],
      ],
    ],
  ])('%s', (_, plans, expected) => {
    expect(groups(plans)).toEqual(expected)
  })
  it('names each switch by the benefit of its plan', () => {
    expect(groupIn(d1000a, d1000b, d1000c, d1000d).choices.map(({ label }) => label)).toEqual([
      'HBO Max',
      'Paramount+',
      'HBO Max e Deezer',
    ])
  })
  it('shows every plan somewhere', () => {
    const all = [d2000b, d1000b, d1000d, d1000c, d600b, d600c, d600gl, d700b, d600a, d500a, d1000a, d700a, d600cb]
    expect(
      groups(all)
        .flatMap(([, ...skus]) => skus.filter((sku) => sku !== '-'))
        .toSorted(),
    ).toEqual(all.map(({ sku }) => sku).toSorted())
  })
})

describe('the switch that is on at first', () => {
  it.each([
    ['none, where the plain plan is to be had', [d1000a, d1000d], undefined, null],
    ['the first, where there is no plain plan', [d600b, d600gl], undefined, 'd600gl'],
    ['Paramount+ for a plan named 1 Giga Paramount+', [d1000a, d1000d, d1000c], undefined, 'd1000c'],
    ['that of the plan chosen before', [d600b, d600gl], 'd600b', 'd600b'],
    ['none, when the plain plan was chosen before', [d1000a, d1000c], 'd1000a', null],
  ])('%s', (_, plans, sku, on) => {
    expect(firstOn(groupIn(...plans), sku)).toBe(on)
  })
})

describe('turning a switch', () => {
  const six = groupIn(d600b, d600c, d600gl)
  const giga = groupIn(d1000a, d1000c, d1000d)
  it.each([
    ['on turns the others off', six, 'd600gl', 'd600c', true, 'd600c'],
    ['off turns another on where 600 Mega needs one', six, 'd600gl', 'd600gl', false, 'd600c'],
    ['off the last one comes round to the first', six, 'd600b', 'd600b', false, 'd600gl'],
    ['off what is off changes nothing', six, 'd600gl', 'd600c', false, 'd600gl'],
    ['off leaves the plain plan', giga, 'd1000c', 'd1000c', false, null],
    ['off the only one there is keeps it on', groupIn(d600gl), 'd600gl', 'd600gl', false, 'd600gl'],
  ] as const)('%s', (_, group, now, sku, on, then) => {
    expect(switched(group, now, sku, on)).toBe(then)
  })
  it('shows the plan whose switch is on', () => {
    expect(planShown(six, 'd600c').sku).toBe('d600c')
  })
  it('shows the plain plan with all of them off', () => {
    expect(planShown(giga, null).sku).toBe('d1000a')
  })
})

it('the cheapest plan is the faster one of two', () => {
  expect(cheapest([d600a, planOf('d700a', 700, 109.99), d600gl])?.sku).toBe('d700a')
  expect(cheapest([])).toBeNull()
})
