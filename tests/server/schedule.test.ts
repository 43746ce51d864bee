import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dateOf } from '../../src/api/contract/values/dates.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../../server/db/database.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { workingDays } from '../../server/schedule/freeVisitsAt.ts'
import { releaseSlot } from '../../server/schedule/bookings.ts'
import { visitsFromDatabase } from '../../server/schedule/visitsFromDatabase.ts'
import { areFree, bookable, freeSlots } from '../../server/schedule/slots.ts'
import { anOperatorDb } from '../support/operatorDb.ts'

const now = new Date('2026-11-10T15:00:00Z')
const days = (from: string) => workingDays(new Date(from)).map(({ day }) => day)

describe('the days that can be booked', () => {
  it('are the next fifteen working days, from the day after tomorrow', () => {
    expect(days('2026-11-10T15:00:00Z')).toEqual([
      '12/11/2026',
      '13/11/2026',
      '14/11/2026',
      '16/11/2026',
      '17/11/2026',
      '18/11/2026',
      '19/11/2026',
      '21/11/2026',
      '23/11/2026',
      '24/11/2026',
      '25/11/2026',
      '26/11/2026',
      '27/11/2026',
      '28/11/2026',
      '30/11/2026',
    ])
  })

  it('are counted from the present day in São Paulo', () => {
    expect(days('2026-11-11T01:30:00Z')[0]).toBe('12/11/2026')
  })

  it.each([
    ['Tiradentes', '2026-04-17T12:00:00Z', '21/04/2026'],
    ['Good Friday, which moves', '2026-03-30T12:00:00Z', '03/04/2026'],
    ['Good Friday of another year', '2027-03-22T12:00:00Z', '26/03/2027'],
    ['Consciência Negra', '2026-11-16T12:00:00Z', '20/11/2026'],
    ['New Year', '2026-12-28T12:00:00Z', '01/01/2027'],
    ['Christmas', '2026-12-21T12:00:00Z', '25/12/2026'],
  ])('exclude %s', (_, from, holiday) => {
    expect(days(from)).not.toContain(holiday)
  })

  it('are never Sundays', () => {
    for (let month = 1; month <= 12; month += 1) {
      const from = `2027-${String(month).padStart(2, '0')}-05T12:00:00Z`
      expect(days(from).filter((day) => dateOf(day)?.getUTCDay() === 0)).toEqual([])
    }
  })
})

describe('visits', () => {
  let db: Db
  beforeAll(async () => {
    db = await anOperatorDb()
  })
  beforeEach(async () => {
    await db.deleteFrom('bookings').execute()
  })
  const visits = () => visitsFromDatabase({ db, now: () => now })
  const book = (leadId: string, choices: Slot[], cep: string = at.scarceVisits.cep) =>
    visits().book({ cep, leadId, choices })
  const first = { date: '12/11/2026', period: 'manha' } as const
  const second = { date: '13/11/2026', period: 'tarde' } as const

  it('are two a day, and none on Saturday afternoons', async () => {
    const all = await bookable(visits(), at.covered.cep)
    expect(all).toHaveLength(30)
    expect(all.filter(({ free }) => !free)).toEqual([
      { date: '14/11/2026', period: 'tarde', free: false },
      { date: '21/11/2026', period: 'tarde', free: false },
      { date: '28/11/2026', period: 'tarde', free: false },
    ])
  })

  it('are all taken in a region without a free crew', async () => {
    expect(await freeSlots(visits(), at.fullVisits.cep)).toEqual([])
    expect(await bookable(visits(), at.fullVisits.cep)).toHaveLength(30)
  })

  it('do not exist without a street of the operator', async () => {
    expect(await bookable(visits(), at.unknown.cep)).toEqual([])
  })

  it('run out, so that the next choice is booked', async () => {
    expect(await book('lead-1', [first, second])).toEqual(first)
    expect(await areFree(visits(), at.scarceVisits.cep, [first])).toBe(false)
    expect(await book('lead-2', [first, second])).toEqual(second)
    expect(await book('lead-3', [first, second])).toBeNull()
  })

  it('cannot be booked if they are not offered', async () => {
    expect(await book('lead-1', [{ date: '15/11/2026', period: 'manha' }])).toBeNull()
    expect(await book('lead-1', [{ date: '12/11/2025', period: 'manha' }])).toBeNull()
  })

  it('stay booked for their lead', async () => {
    await book('lead-1', [first])
    expect(await book('lead-1', [second])).toEqual(first)
  })

  it('are free again after a release', async () => {
    await book('lead-1', [first])
    await releaseSlot(db, 'lead-1', now)
    expect(await areFree(visits(), at.scarceVisits.cep, [first])).toBe(true)
  })

  it('never exceed the crews’ number, with any number of parallel requests', async () => {
    const booked = await Promise.all(Array.from({ length: 20 }, (_, n) => book(`lead-${n}`, [first], at.covered.cep)))
    expect(booked.filter((slot) => slot !== null)).toHaveLength(8)
  })

  it('differ for two orders that read the same free seat', async () => {
    const { date, period } = first
    const row = { lead_id: 'lead-1', region: 'ribeirao-preto', date, period, seat: 1, booked_at: '2026-11-20' }
    await db.insertInto('bookings').values(row).execute()
    await expect(
      db
        .insertInto('bookings')
        .values({ ...row, lead_id: 'lead-2' })
        .execute(),
    ).rejects.toThrow(/UNIQUE/)
  })
})
