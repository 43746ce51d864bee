import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { forget } from '../../server/retention/retention.ts'
import { aCrowd } from '../support/aCrowd.ts'
import { aServer } from '../support/aServer.ts'
import { vaultOf } from '../support/openedLead.ts'
import { aCollaborator, aMigration, aRenewal } from '../support/aCustomer.ts'
import { aConfirmedLead, aLead, anAnsweredLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

const hour = 3_600_000
const privateColumns = ['document', 'document_hash', 'birth_date', 'mothers_name', 'bank_info', 'device_info'] as const

describe.each(databases)('an unfinished lead on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  /** Deletes expired data, some hours later. */
  async function after(hours: number): Promise<void> {
    shop().server.pass(hours * hour)
    await forget(makeWrite(shop().db), () => shop().server.clock.at)
  }

  it.skipIf(kind.missing !== null)(
    'loses its private answers after three days and is deleted after thirty, unlike an order',
    async () => {
      const visitor = shop().server.visitor()
      const left = await anAnsweredLead(visitor)
      const ordered = await aConfirmedLead(visitor)
      await finish(visitor, ordered)
      const read = () => visitor.call('readLead', { params: { idLead: left } })

      await after(71)
      expect((await read()).body['due']).toBeNull()
      await after(2)
      expect((await read()).body).toMatchObject({ due: 'birthDate', document: null, name: 'Ana S.' })
      await after(28 * 24)
      expect(await shop().db.selectFrom('leads').select('id').execute()).toEqual([{ id: ordered }])
      expect(await shop().db.selectFrom('erasures').select('lead_id').execute()).toEqual([{ lead_id: left }])
      expect(await shop().db.selectFrom('owner_keys').select('owner').orderBy('owner').execute()).toEqual(
        [{ owner: ordered }, { owner: 'product' }].toSorted((a, b) => (a.owner < b.owner ? -1 : 1)),
      )
    },
  )

  it.skipIf(kind.missing !== null)('is in use while something is saved, noted once in ten minutes', async () => {
    const visitor = shop().server.visitor()
    const id = await aLead(visitor)
    const minutesAt = async (minutes: number) => {
      await after(minutes / 60)
      await save(visitor, id, 'name', answers.name)
      const { touched_at, created_at } = await shop()
        .db.selectFrom('leads')
        .select(['touched_at', 'created_at'])
        .executeTakeFirstOrThrow()
      return (Date.parse(touched_at) - Date.parse(created_at)) / 60_000
    }
    expect(await minutesAt(9)).toBe(0)
    expect(await minutesAt(1)).toBe(10)
    expect(await minutesAt(71 * 60)).toBe(10 + 71 * 60)
  })

  it.skipIf(kind.missing !== null)('is logged with the time of its own step in a long round', async () => {
    const { db } = shop()
    await aCrowd(db, 101, { touched_at: '2026-10-01', expires_at: '2026-11-01' })
    let minutes = 0
    await forget(makeWrite(db), () => new Date(Date.UTC(2026, 10, 20, 15, (minutes += 1))))
    const times = db.selectFrom('audit').select('at').distinct().where('event', '=', 'erased').orderBy('at')
    expect(await times.execute()).toEqual([{ at: '2026-11-20T15:01:00.000Z' }, { at: '2026-11-20T15:02:00.000Z' }])
  })

  it.skipIf(kind.missing !== null)(
    'asks for the payment again after direct debit, because the account is gone',
    async () => {
      const visitor = shop().server.visitor()
      const bankInfo = { bank: '001', agency: '1234-5', account_number: '12345-6' }
      const [byDebit, byBill] = [
        await anAnsweredLead(visitor, { bankInfo: { direct_debit: true, bankInfo, deviceInfo: { jsc: 'x' } } }),
        await anAnsweredLead(visitor),
      ]
      const isKept = async () => {
        const row = await shop()
          .db.selectFrom('leads')
          .select(privateColumns)
          .where('id', '=', byDebit)
          .executeTakeFirstOrThrow()
        return Object.values(row).map((value) => value !== null)
      }
      expect(await isKept()).toEqual(privateColumns.map(() => true))
      await after(73)
      expect(await isKept()).toEqual(privateColumns.map(() => false))
      const again = async (idLead: string) => {
        for (const step of ['birthDate', 'motherName', 'documentNumber'] as const)
          await save(visitor, idLead, step, answers[step])
        await visitor.call('confirmLead', { params: { idLead }, body: {} })
        return (await visitor.call('readLead', { params: { idLead } })).body
      }

      expect(await again(byDebit)).toMatchObject({
        due: 'bankInfo',
        direct_debit: null,
        saved: expect.not.arrayContaining(['bankInfo']),
      })
      expect(await finish(visitor, byDebit)).toMatchObject({ status: 409, body: { code: 'step.due', due: 'bankInfo' } })
      expect(await again(byBill)).toMatchObject({ due: null, direct_debit: false })
    },
  )

  it.skipIf(kind.missing !== null)('loses the device’s data even if those came again alone', async () => {
    const visitor = shop().server.visitor()
    const id = await anAnsweredLead(visitor)
    const kept = () =>
      shop().db.selectFrom('leads').select(privateColumns).where('id', '=', id).executeTakeFirstOrThrow()
    const nothing = Object.fromEntries(privateColumns.map((column) => [column, null]))

    await after(73)
    const saved = await save(visitor, id, 'bankInfo', { ...answers.bankInfo, deviceInfo: { jsc: 'x' } })
    expect(saved.status).toBe(200)
    expect(await kept()).toEqual({ ...nothing, device_info: expect.any(String) })
    await after(73)
    expect(await kept()).toEqual(nothing)
  })

  it.skipIf(kind.missing !== null)(
    'keeps its events for thirty days, and those of a call as long as the request',
    async () => {
      const visitor = shop().server.visitor()
      await visitor.call('requestCall', { body: { telephone: '16991234567' } })
      const ordered = await aConfirmedLead(visitor)
      await finish(visitor, ordered)
      await visitor.call('removeLead', { body: { id: ordered, phone: answers.phone.phone } })
      const { own } = await vaultOf(shop().db, shop().empty.settings)
      const telephones = async () =>
        (await shop().db.selectFrom('support_requests').selectAll().execute()).map(({ id, phone }) =>
          own.open({ table: 'support_requests', row: id, column: 'phone' }, phone),
        )
      const toldAfter = async (hours: number) => {
        await after(hours)
        const events = shop().db.selectFrom('outbox').where('lane', '=', 'event')
        const told = await events.select('topic').orderBy('topic').execute()
        return [...told.map(({ topic }) => topic), ...(await telephones())]
      }

      expect(await toldAfter(30 * 24 - 1)).toEqual([
        'call.requested',
        'lead.created',
        'order.placed',
        'order.withdrawn',
        '16991234567',
      ])
      expect(await toldAfter(1)).toEqual([])
    },
  )

  it.skipIf(kind.missing !== null)(
    'of a look-up by CPF is deleted after three days, and the digits of a code when it expires',
    async () => {
      const visitor = shop().server.visitor()
      await aRenewal(visitor)
      await aMigration(visitor)
      const collaborator = await aCollaborator(visitor)
      await visitor.call('sendCollaboratorCode', { params: { id: collaborator } })
      await shop().server.deliver()

      await after(1)
      expect(await shop().db.selectFrom('collaborator_codes').select('code').execute()).toEqual([{ code: null }])
      await after(72)
      expect(await shop().db.selectFrom('leads').select('id').execute()).toEqual([{ id: collaborator }])
      expect(await shop().db.selectFrom('customer_requests').select('lead_id').execute()).toEqual([])
      await after(28 * 24)
      expect(await shop().db.selectFrom('collaborator_codes').select('code').execute()).toEqual([])
      expect(await shop().db.selectFrom('outbox').select('id').execute()).toEqual([])
    },
  )

  it.skipIf(kind.missing !== null)('that cannot be deleted is reported, and blocks nothing else', async () => {
    const visitor = shop().server.visitor()
    await aLead(visitor)
    await visitor.call('requestCall', { body: { telephone: '16991234567' } })
    await refuseToDelete()
    await shop().server.stop()
    const again = await aServer(shop().empty.settings)
    again.pass(31 * 24 * hour)
    await again.forget()
    expect(await shop().db.selectFrom('leads').select('id').execute()).toHaveLength(1)
    expect(await shop().db.selectFrom('support_requests').select('id').execute()).toEqual([])
    expect(again.lines.filter((line) => line.includes('"call":"chore"'))).toHaveLength(1)
    expect(await aLead(again.visitor())).toMatch(/^[\w-]{22}$/)
    await again.stop()
  })

  async function refuseToDelete(): Promise<void> {
    const statements =
      kind.database === 'SQLite'
        ? ["create trigger stuck before delete on leads begin select raise(abort, 'stuck'); end"]
        : [
            "create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$",
            'create trigger stuck before delete on leads for each row execute function stuck()',
          ]
    for (const statement of statements) await sql.raw(statement).execute(shop().db)
  }
})
