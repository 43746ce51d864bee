import { describe, expect, it } from 'vitest'
import { doneTimeline } from '../../src/funnel/views/doneTimeline.ts'
import { firstBill } from '../../src/funnel/views/firstBill.ts'
import { aFunnel, fullAnswers, goodFacts } from '../support/aFunnel.ts'
import { valuesOf } from '../support/person.ts'

const withVisit = (schedule: string, dueDate: string, facts = {}) =>
  aFunnel({ ...fullAnswers, ...valuesOf({ schedule, dueDate }) }, { ...goodFacts, ...facts })

describe('the first bill', () => {
  it.each([
    ['24/11/2026 manha', '10', '10/12/2026', 16],
    ['24/11/2026 manha', '1', '01/12/2026', 7],
    ['27/11/2026 tarde', '1', '01/01/2027', 35],
    ['26/11/2026 manha', '1', '01/12/2026', 5],
    ['05/01/2026 manha', '10', '10/01/2026', 5],
    ['28/12/2026 manha', '5', '05/01/2027', 8],
  ])('after a visit on %s, due on the %s, comes on %s for %i days', (visit, dueDay, due, days) => {
    const first = firstBill(withVisit(visit, dueDay))
    expect(first).toMatchObject({ due, days })
    expect(first?.amount).toBeCloseTo((119.99 * days) / 30, 5)
  })

  it('counts from the operator’s last day', () => {
    const order = {
      orderNumber: '40718823',
      visit: { date: '24/11/2026', period: 'manha' },
      state: { state: 'installed', date: '30/11/2026' },
    }
    expect(firstBill(withVisit('24/11/2026 manha', '10', { order }))).toMatchObject({ due: '10/12/2026', days: 10 })
  })

  it.each([
    ['is agreed by telephone', '24/11/2026 manha', { order: { orderNumber: '40718823', visitByPhone: true } }],
    ['is one of several', '24/11/2026 manha;25/11/2026 manha', {}],
  ])('has no amount while the visit %s', (_, visit, facts) => {
    const funnel = withVisit(visit, '10', facts)
    expect(firstBill(funnel)).toBeNull()
    expect(doneTimeline(funnel).at(-1)).toMatchObject({ when: 'Vence no dia 10' })
  })

  it('is part of the next steps after the order', () =>
    expect(doneTimeline(withVisit('24/11/2026 manha', '10')).at(-1)).toMatchObject({
      when: 'Vence qui., 10 de dezembro',
      text: expect.stringMatching(/^Cerca de R\$\s63,99, por 16 dias/),
    }))
})
