import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { plan, planFileOf } from '../../src/api/contract/sale/plan.ts'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { Refusal } from '../../server/http/refusal.ts'
import { plansIn } from '../support/productPlans.ts'

const { plans: catalogue, planById, planBySku, plansFor } = builtInCatalogue

const specified =
  'd300a d300r d400a d400rt d500a d500b d500rs d500ar d500br d500em d600a d600b d600c d600cb d600ar d600br d600gl d600gles d600ar3 d600sp d600wb d700a d700b d700rs d1000a d1000b d1000c d1000d d1000cb d1000em d2000b'.split(
    ' ',
  )

describe('the catalogue', () => {
  it('contains every sku of the specification, once', () => {
    const skus = catalogue.map(({ sku }) => sku)
    expect(new Set(skus).size).toBe(skus.length)
    expect(skus).toEqual(expect.arrayContaining(specified))
  })

  it.each([
    ['Deezer', 'd500b d1000b'],
    ['Globoplay', 'd600gl d600gles d600ar3 d600sp'],
    ['HBO Max', 'd500b d600c d600cb d1000b d1000d d1000cb d2000b'],
    ['Paramount+', 'd500br d600b d600cb d600br d700b d1000c d1000cb d2000b'],
  ])('has %s only with %s', (name, skus) => {
    const having = catalogue.filter(({ benefits }) => benefits.some(({ benefit }) => benefit === name))
    expect(having.map(({ sku }) => sku).join(' ')).toBe(skus)
  })

  it('matches the contract', () => {
    for (const one of catalogue) {
      expect(z.parse(plan, one)).toEqual(one)
      expect(values.plan.safeParse(one.sku).success).toBe(true)
    }
  })

  it.each([
    ['d500a', 59.99, null],
    ['d600b', 119.99, 159.99],
    ['d600c', 119.99, 159.99],
    ['d600gl', 119.99, 159.99],
    ['d600gles', 109.99, 129.99],
    ['d600ar3', 109.99, 129.99],
    ['d700b', 119.99, 159.99],
    ['d1000a', 139.99, 179.99],
    ['d1000c', 149.99, 189.99],
    ['d1000d', 159.99, 199.99],
    ['d1000em', 119.99, 159.99],
  ])('sells %s at the price in the specification', (sku, price, full) => {
    const found = planBySku(sku)
    expect(found).toMatchObject({
      price_with_dacc: price,
      sample: false,
      ...(full === null ? {} : { price_full: full }),
    })
  })

  it('costs ten reais more a month without direct debit', () => {
    for (const { sku, price, price_with_dacc } of catalogue)
      expect([sku, price - price_with_dacc]).toEqual([sku, expect.closeTo(10)])
  })

  it.each([
    [300, 150],
    [400, 200],
    [500, 250],
    [600, 300],
    [700, 300],
    [1000, 500],
    [2000, 1000],
  ])('gives %i Mega down %i up', (down, up) => {
    const ups = catalogue.filter((one) => one.plan_download === down).map((one) => one.plan_upload)
    expect(new Set(ups)).toEqual(new Set([up]))
  })

  it('makes 500 Mega the cheapest on the landing', () => {
    const landing = plansFor(null).filter(({ showOnLanding }) => showOnLanding)
    expect(landing.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)[0]?.sku).toBe('d500a')
  })

  it('has a plan whose visit is not scheduled in the order', () => {
    expect(catalogue.filter((one) => !one.installationSchedule).map(({ sku }) => sku)).toEqual([
      'd300a',
      'd300r',
      'd400a',
      'd400rt',
    ])
  })

  it('gives every offer a label with a unique code and the plan’s prices', () => {
    expect(new Set(catalogue.map(({ offer }) => offer.code)).size).toBe(catalogue.length)
    for (const one of catalogue)
      expect(one.offer).toMatchObject({ price: one.price_with_dacc, priceAfter: one.price_full, loyaltyMonths: 12 })
  })

  it('finds a plan by id and by sku, and nothing by an inherited name', () => {
    expect(planById('plan-d2000b')).toBe(planBySku('d2000b'))
    expect(planById('constructor')).toBeUndefined()
    expect(plansFor('constructor')).toEqual(plansFor(null))
  })
})

describe('a campaign', () => {
  it('has a file with existing plans', () => {
    for (const { prefix, sale } of campaigns)
      expect(plansIn(planFileOf(prefix)).map(({ sku }) => sku)).toEqual(sale.skus)
  })

  it('sells each plan of the catalogue', () => {
    const sold = campaigns.flatMap(({ sale }): readonly string[] => sale.skus)
    expect(catalogue.filter(({ sku }) => !sold.includes(sku))).toEqual([])
  })

  it('marks the plans that its home page leaves out', () => {
    for (const [file, out] of [
      ['c.json', ['d600cb', 'd1000cb', 'd1000em']],
      ['hbo-max.json', ['d1000em']],
      ['premium.json', ['d1000cb']],
    ] as const)
      expect(plansIn(file).flatMap(({ sku, showOnLanding }) => (showOnLanding ? [] : [sku]))).toEqual(out)
  })

  it('adds the gigas of a mobile plan', () => {
    expect(plansIn('timcontrole.json')[0]?.addonBonus).toEqual([{ addon_description: 'Até 20 GIGA a mais' }])
    expect(plansIn('timblack.json')[0]?.addonBonus).toEqual([{ addon_description: 'Até 30 GIGA a mais' }])
    expect(plansIn('plans.json')[0]?.addonBonus).toEqual([])
  })

  it('gives points only for the loyalty programme', () => {
    expect(plansIn('livelo.json').every((one) => (one.livelo_dacc_points ?? 0) > 0)).toBe(true)
    expect(plansIn('plans.json').every((one) => one.livelo_dacc_points === null)).toBe(true)
  })

  it('has no file if it does not exist', () => {
    expect(() => plansIn('nada.json')).toThrow(Refusal)
    expect(() => plansIn('constructor.json')).toThrow(Refusal)
  })
})
