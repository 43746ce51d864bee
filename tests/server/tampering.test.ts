import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { aConfirmedLead, aLead, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { somebody } from '../support/somebody.ts'
import { unguarded } from '../support/unguarded.ts'

/** Changes that somebody with write access could make to an order or an erased lead. */
type Deed = (db: Db, id: string) => Promise<unknown>

const rowsOf = (db: Db, id: string) => db.deleteFrom('audit').where('lead_id', '=', id)
const order =
  (values: Record<string, string | null>): Deed =>
  (db, id) =>
    db.updateTable('orders').set(values).where('lead_id', '=', id).execute()
const lead =
  (values: Record<string, string | number>): Deed =>
  (db, id) =>
    db.updateTable('leads').set(values).where('id', '=', id).execute()

const toAnOrder: [string, string, Deed][] = [
  ['the last event is deleted', 'cut off', (db, id) => rowsOf(db, id).where('event', '=', 'exported').execute()],
  ['an event in the middle is deleted', 'changed', (db, id) => rowsOf(db, id).where('event', '=', 'email').execute()],
  [
    'an event is changed',
    'changed',
    (db, id) => db.updateTable('audit').set({ event: 'x' }).where('lead_id', '=', id).where('n', '=', 3).execute(),
  ],
  ['the whole trail is deleted', 'missing', (db, id) => rowsOf(db, id).execute()],
  ['the order has another number', 'another number', order({ number: '1' })],
  [
    'the order has another number, and so has its lead',
    'another number',
    async (db, id) => {
      await order({ number: '2' })(db, id)
      await lead({ order_number: '2' })(db, id)
    },
  ],
  ['the visit is on another day', 'another slot_date', order({ slot_date: '2027-01-01' })],
  ['the visit is at another time of day', 'another slot_period', order({ slot_period: 'noite' })],
  ['there is no visit', 'another slot_date', order({ slot_date: null })],
  ['the terms were accepted at another time', 'another terms_accepted_at', order({ terms_accepted_at: '2020-01-01' })],
  ['the order has another offer', 'another offer', order({ offer: '{}' })],
  ['the order has another plan', 'another plan_id', order({ plan_id: 'plan-x' })],
  ['the order has another SKU', 'another sku', order({ sku: 'x' })],
  ['the order is withdrawn by nobody', 'another withdrawn_at', order({ withdrawn_at: '2026-11-20T15:00:00.000Z' })],
  ['the bill is due on another day', 'another due_date', lead({ due_date: 28 })],
  ['the bill is paid in another way', 'another direct_debit', lead({ direct_debit: 1 })],
  ['the order is deleted', 'order gone', (db, id) => db.deleteFrom('orders').where('lead_id', '=', id).execute()],
  ['the lead is deleted', 'lead gone', (db, id) => db.deleteFrom('leads').where('id', '=', id).execute()],
]

describe.each(databases)('an alteration on $database', (kind) => {
  const shop = shopOn(kind)
  const faultsOf = async (id: string) =>
    (await auditCheck(shop().db)).faults.filter((each) => each.lead === id).map(({ fault }) => fault)

  let orders = 0

  /** An order whose last audit event is an export of all its data. */
  async function anOrder() {
    const visitor = shop().server.visitor()
    const who = somebody((orders += 1))
    const id = await aConfirmedLead(visitor, who.answers, who.home)
    expect((await finish(visitor, id)).status).toBe(200)
    await visitor.call('exportLead', { body: { id, phone: who.phone } })
    expect(await faultsOf(id)).toEqual([])
    return { visitor, id, phone: who.phone }
  }

  it.skipIf(kind.missing !== null).each(toAnOrder)('is detected if %s', async (_, fault, deed) => {
    const { id } = await anOrder()
    await unguarded(kind, shop().db, () => deed(shop().db, id))
    expect(await faultsOf(id)).toEqual([fault])
  })

  it.skipIf(kind.missing !== null)('is detected if a withdrawal has another time or is missing', async () => {
    for (const withdrawn_at of ['2026-11-21T15:00:00.000Z', null]) {
      const { visitor, id, phone } = await anOrder()
      await visitor.call('removeLead', { body: { id, phone } })
      expect(await faultsOf(id)).toEqual([])
      await order({ withdrawn_at })(shop().db, id)
      expect(await faultsOf(id)).toEqual(['another withdrawn_at'])
    }
  })

  it.skipIf(kind.missing !== null)('is detected if an order was never placed', async () => {
    const { id: placed } = await anOrder()
    const id = await aLead(shop().server.visitor())
    await sql`insert into orders (lead_id, number, plan_id, sku, offer, terms_accepted_at)
      select ${id}, 'made-up', plan_id, sku, offer, terms_accepted_at from orders where lead_id = ${placed}`.execute(
      shop().db,
    )
    expect(await faultsOf(id)).toEqual(['never placed', 'another number'])
  })

  it.skipIf(kind.missing !== null)('is detected if an erasure was undone or removed', async () => {
    const visitor = shop().server.visitor()
    const [cut, gone] = [await aLead(visitor), await aLead(visitor)]
    for (const id of [cut, gone]) await visitor.call('removeLead', { body: { id } })
    await unguarded(kind, shop().db, async () => {
      await rowsOf(shop().db, cut).where('event', '=', 'erased').execute()
      await rowsOf(shop().db, gone).execute()
    })
    expect([await faultsOf(cut), await faultsOf(gone)]).toEqual([['not erased'], ['missing']])
  })
})
