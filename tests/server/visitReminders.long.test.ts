import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { placedOrderTexts } from '../../src/api/contract/placedOrderPage.ts'
import { visitNeeds } from '../../src/api/contract/visitCalendar.ts'
import { openDatabase } from '../../server/db/database.ts'
import { makeWrite, type Write } from '../../server/db/writeTransaction.ts'
import { makeVisitReminders } from '../../server/reminders/remind.ts'
import { notMineLink } from '../../server/schedule/notMyOrderPage.ts'
import { ordersVisitedTomorrow } from '../../server/schedule/ordersVisitedTomorrow.ts'
import { aFetcher } from '../support/aFetcher.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { databases, prepared } from '../support/databases.ts'
import { vaultOf } from '../support/openedLead.ts'
import { somebody } from '../support/somebody.ts'

/** The visit of an order of that Friday, on Monday morning. */
const visitDay = '23/11/2026'
/** Nine o'clock in São Paulo on the day before. */
const dayBefore = new Date('2026-11-22T12:00:00.000Z')
const site = 'https://fibra.example'
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const subject = (number: string) => `Sua instalação é amanhã, pedido ${number}`

describe.each(databases)('a visit, on $database', (kind) => {
  const database = prepared(kind)

  async function aShop() {
    const empty = await database.empty()
    const settings = { ...empty.settings, SITE_ADDRESS: site }
    const server = await aServer(settings)
    const another = await aServer(settings)
    const db = openDatabase(empty.place)
    const { tell } = await aFetcher(server, db, 'fulfilment', 'orders.state')

    async function anOrder(n = 0) {
      const visitor = server.visitor()
      const { answers: other, home } = somebody(n)
      const id = n === 0 ? await aConfirmedLead(visitor) : await aConfirmedLead(visitor, other, home)
      const number = String((await finish(visitor, id)).body['orderNumber'])
      const told = (state: string, date?: string) => tell(`/orders/${number}/state`, { state, date })
      return { visitor, id, number, told }
    }
    const both = (at: Date) => {
      server.clock.at = at
      another.clock.at = at
    }
    /** The reminders sent by then. */
    const by = async (at: Date) => {
      both(at)
      await Promise.all([server.remind(), another.remind()])
      return sent()
    }
    const sent = async () => {
      for (let n = 0; n < 3; n += 1) await Promise.all([server.deliver(), another.deliver()])
      return [...server.mails, ...another.mails].filter(({ subject: said }) => said.startsWith('Sua instalação'))
    }
    const stop = async () => {
      await db.destroy()
      for (const each of [server, another]) await each.stop()
    }
    return { empty, server, db, anOrder, both, by, sent, stop }
  }

  it.skipIf(kind.missing)('gets one reminder the day before, from nine o’clock on', async () => {
    const { anOrder, by, stop } = await aShop()
    const { number } = await anOrder()
    expect(await by(new Date(dayBefore.getTime() - minute))).toEqual([])
    const [mail, ...more] = await by(dayBefore)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: answers.email.email, subject: subject(number) })
    for (const words of [
      'Olá, Ana. A instalação da sua TIM Ultrafibra é amanhã.',
      `Número do pedido: ${number}`,
      `Data: ${visitDay}, manhã (`,
      'Endereço: Rua das Palmeiras, 35 · Centro, Ribeirão Preto/SP · CEP 14010-100',
      visitNeeds,
      placedOrderTexts.visit,
      'https://fibra.example/pedido',
      'https://fibra.example/nao-fiz-este-pedido?',
    ])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toMatch(/Souza|Apto|99123/)
    const [file] = mail?.attachments ?? []
    expect(file?.content).toContain('DTSTART;TZID=America/Sao_Paulo:20261123T')
    for (const later of [5 * minute, 6 * hour, day, 2 * day])
      expect(await by(new Date(dayBefore.getTime() + later))).toHaveLength(1)
    await stop()
  })

  it.skipIf(kind.missing)('gets no reminder on its own day', async () => {
    const { anOrder, by, stop } = await aShop()
    await anOrder()
    expect(await by(new Date(dayBefore.getTime() + day))).toEqual([])
    await stop()
  })

  it.skipIf(kind.missing)('gets no reminder if it was cancelled in any way', async () => {
    const { empty, db, server, anOrder, by, stop } = await aShop()
    const withdrawn = await anOrder(1)
    await withdrawn.told('booked', visitDay)
    await withdrawn.visitor.call('removeLead', { body: { id: withdrawn.id, ...somebody(1).answers.phone } })
    for (const [n, state] of ['cancelled', 'not-possible', 'installed', 'crew-on-the-way'].entries())
      expect((await (await anOrder(n + 2)).told(state))[0]).toBe(200)
    const notMine = await anOrder(6)
    await notMine.told('booked', visitDay)
    const { pathname, search } = new URL(notMineLink(site, notMine.id, await vaultOf(db, empty.settings)))
    await server.app.request(pathname + search, { method: 'POST' })
    expect(await by(dayBefore)).toEqual([])
    await stop()
  })

  it.skipIf(kind.missing)('gets a reminder only for its new day if it was moved', async () => {
    const { anOrder, by, stop } = await aShop()
    const { number, told } = await anOrder()
    await told('booked', '25/11/2026')
    expect(await by(dayBefore)).toEqual([])
    const [mail, ...more] = await by(new Date(dayBefore.getTime() + 2 * day))
    expect([mail?.subject, more]).toEqual([subject(number), []])
    expect(mail?.text).toContain('Data: 25/11/2026\n')
    expect(mail?.attachments).toBeUndefined()
    await told('booked', '28/11/2026')
    expect(await by(new Date(dayBefore.getTime() + 5 * day))).toHaveLength(2)
    await stop()
  })

  it.skipIf(kind.missing)('gets no reminder if it is cancelled before sending', async () => {
    const { server, anOrder, both, sent, stop } = await aShop()
    const { told } = await anOrder()
    both(dayBefore)
    await server.remind()
    await told('booked', '25/11/2026')
    expect(await sent()).toEqual([])
    await stop()
  })

  it.skipIf(kind.missing)('gets exactly one reminder, even if a round ends or fails midway', async () => {
    const { empty, db, server, anOrder, both, by, stop } = await aShop()
    const orders = []
    for (const n of [1, 2, 3, 4]) orders.push(await anOrder(n))
    both(dayBefore)
    const vault = await vaultOf(db, empty.settings)
    const write = makeWrite(db)
    let written = 0
    const failing: Write = (work) =>
      write(async (tx) => {
        const done = await work(tx)
        written += 1
        if (written === 2) throw new Error('The power is gone')
        if (written === 3) void rounds.stop()
        return done
      })
    const rounds = makeVisitReminders({ db, vault, now: () => server.clock.at, write: failing })
    await expect(rounds.round()).rejects.toThrow('The power is gone')
    expect(written).toBe(3)
    expect(await db.selectFrom('visit_reminders').selectAll().execute()).toHaveLength(2)
    const mails = await by(dayBefore)
    expect(mails.map(({ subject: said }) => said).toSorted()).toEqual(
      orders.map(({ number }) => subject(number)).toSorted(),
    )
    await stop()
  })

  it.skipIf(kind.missing || kind.database !== 'SQLite')('is found by its day, without reading all visits', async () => {
    const { db, stop } = await aShop()
    const plan = await ordersVisitedTomorrow(db, dayBefore)
      .select('lead_id')
      .explain(undefined, sql`query plan`)
    const steps = plan.map((step) => String(step['detail']))
    expect(steps.filter((step) => step.includes('bookings_by_date'))).toHaveLength(1)
    expect(steps.filter((step) => step.includes('order_states_booked'))).toHaveLength(1)
    expect(steps.filter((step) => /^SCAN (?:orders|bookings|order_states)\b/.test(step))).toEqual([])
    await stop()
  })
})
