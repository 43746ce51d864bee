import { describe, expect, it } from 'vitest'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { workingDays, seatsFree } from '../../server/schedule/freeVisitsAt.ts'
import { visitsFromDatabase } from '../../server/schedule/visitsFromDatabase.ts'
import { bookable } from '../../server/schedule/slots.ts'
import { aFetcher, refusedWith } from '../support/aFetcher.ts'
import { databases, shopOn } from '../support/databases.ts'

describe.each(databases)('visits that a system of the operator blocks, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('on one day and period', () => {
    const shop = shopOn(kind, { each: true })
    const { cep } = at.covered

    async function aDispatcher() {
      const { server, db } = shop()
      const now = server.clock.at
      const { region } = await db
        .selectFrom('streets')
        .select('region')
        .where('cep', '=', cep)
        .executeTakeFirstOrThrow()
      const [date = ''] = workingDays(now).map(({ day }) => day)
      const place = { region, date, period: 'manha' } as const
      const { tell, post } = await aFetcher(server, db, 'dispatch', 'visits')
      const block = (blocked: number) => tell('/visits', { ...place, blocked })
      const visits = visitsFromDatabase({ db, now: () => now })
      const isFree = async () =>
        (await bookable(visits, cep)).find((one) => one.date === date && one.period === 'manha')?.free
      const book = (leadId: string) => visits.book({ cep, leadId, choices: [{ date, period: 'manha' }] })
      return { db, now, place, block, isFree, book, post }
    }

    it('are not offered until they are unblocked', async () => {
      const { db, now, place, block, isFree } = await aDispatcher()
      const before = (await seatsFree(db, now)).get(place.region) ?? 0
      expect(await block(8)).toEqual([200, { ...place, blocked: 8, visits: 8, booked: 0 }])
      expect([await isFree(), (await seatsFree(db, now)).get(place.region)]).toEqual([false, before - 8])
      expect(await block(8)).toEqual([200, { ...place, blocked: 8, visits: 8, booked: 0 }])
      expect(await block(0)).toEqual([200, { ...place, blocked: 0, visits: 8, booked: 0 }])
      expect([await isFree(), (await seatsFree(db, now)).get(place.region)]).toEqual([true, before])
    })

    it('do not affect booked ones, and limit further bookings to the rest', async () => {
      const { db, place, block, book } = await aDispatcher()
      const { region, date, period } = place
      const row = { lead_id: 'early', region, date, period, seat: 7, booked_at: '2026-11-20' }
      await db.insertInto('bookings').values(row).execute()
      expect(await block(5)).toEqual([200, { ...place, blocked: 5, visits: 8, booked: 1 }])
      const booked = await Promise.all(Array.from({ length: 12 }, (_, n) => book(`lead-${n}`)))
      expect(booked.filter((slot) => slot !== null)).toHaveLength(2)
    })

    it('are refused without a crew, and from a token without the permission', async () => {
      const { db, place, post } = await aDispatcher()
      const body = { ...place, blocked: 1 }
      expect(await refusedWith(await post('/visits', { ...body, region: 'lua' }))).toEqual([404, 'visits.none'])
      expect(await refusedWith(await post('/visits', { ...body, blocked: -1 }))).toEqual([400, 'body.wrong'])
      expect(await refusedWith(await post('/visits', { ...body, date: '31/02/2026' }))).toEqual([400, 'body.wrong'])
      const other = await aFetcher(shop().server, db, 'callers', 'calls')
      expect(await refusedWith(await other.post('/visits', body))).toEqual([403, 'token.other'])
    })
  })
})
