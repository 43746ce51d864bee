import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openDatabase, type Place } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { visitsSystem } from '../../server/sample/visitsSystem.ts'
import { giveBackForgotten } from '../../server/schedule/bookingRequests.ts'
import { visitLanes } from '../../server/schedule/operatorVisits.ts'
import { apiOver } from '../../src/api/client.ts'
import { stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { anAddress, answers, aPlanId, lastWord } from '../support/anOrder.ts'
import { somebody } from '../support/somebody.ts'
import { newLedger } from './ledger.ts'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { aJar, type Browser, persistent } from './persistent.ts'
import { aShop } from './shop.ts'

/** Kills the server while an operator's system, which loses every third reply, books visits. Bookings must match. */
async function run({ full, weak }: How): Promise<Outcome> {
  const system = await visitsSystem({ seats: 2000 })
  const shop = await aShop({ servers: [{ VISITS_URL: system.url }] })
  const ledger = newLedger()
  system.behave((nth, path) => (path === '/bookings' && nth % 3 === 0 ? 'lost' : 'well'))
  const over = { is: false }
  const all = orders(shop.hosts, full ? 600 : 24).finally(() => (over.is = true))
  let kills = 0
  while (!over.is && kills < (full ? 60 : 4)) {
    await setTimeout(Math.random() * 1500)
    await shop.down(0, 'SIGKILL')
    await shop.up(0)
    kills += 1
  }
  const placed = await all
  system.behave((_, path) => (path === '/bookings' ? 'lost' : 'well'))
  for (let n = 0; n < 4; n += 1) await leave(shop.hosts, 9000 + n)
  system.behave(() => 'well')
  await shop.down(0, 'SIGKILL')
  const { here, there } = await heldInTheEnd(shop.place, system, !weak)
  const counts = await shop.judged(ledger)
  await system.stop()
  return {
    counts: { ...counts, L: missing(placed, here) + missing(here, there), D: missing(there, here) },
    stuck: [],
    figures: `${placed.length} orders, ${kills} kills, ${there.length} visits`,
  }
}

/** The leads with a confirmed visit, from orders in parallel. */
async function orders(hosts: readonly string[], count: number): Promise<string[]> {
  const placed: string[] = []
  let begun = 0
  const next = async (): Promise<void> => {
    const nth = (begun += 1)
    if (nth > count) return
    const browser = persistent(hosts)
    const leadId = await answered(browser, nth)
    await browser('finishLead', { params: { leadId }, body: lastWord })
    placed.push(leadId)
    return next()
  }
  await Promise.all(Array.from({ length: 8 }, next))
  return placed
}

/** Finishes once, and ignores the result. */
async function leave(hosts: readonly string[], nth: number): Promise<void> {
  const jar = aJar()
  const leadId = await answered(persistent(hosts, {}, jar), nth)
  const once = apiOver({ host: hosts[0] ?? '', fetch: jar, timeout: 20_000 })
  const finish = once('finishLead', { params: { leadId }, body: lastWord }, { idempotencyKey: randomUUID() })
  await finish.catch(() => undefined)
}

async function answered(browser: Browser, nth: number): Promise<string> {
  const { answers: own, home } = somebody(nth)
  const made = await browser('createLead', { body: { ...home, idPlan: aPlanId } })
  const idLead = made.idLead ?? ''
  const { slots } = await browser('slots', { query: { cep: anAddress.cep } })
  const free = slots.flatMap(({ free: isFree, ...slot }) => (isFree ? [slot] : []))
  const all = { ...answers, ...own, scheduleDate: { schedules: free.slice(nth % 20, (nth % 20) + 2) } }
  for (const step of stepOrder.slice(1)) await browser('saveStep', { params: { idLead, step }, body: all[step] })
  await browser('confirmLead', { params: { idLead }, body: {} })
  return idLead
}

type System = Awaited<ReturnType<typeof visitsSystem>>

/** The visits of orders and of the system, by lead, after forgotten ones were cancelled. */
async function heldInTheEnd(place: Place, { url, held }: System, givesBack: boolean) {
  const db = openDatabase(place)
  const later = new Date(Date.now() + 3_600_000)
  const [lane] = visitLanes({ url, token: null, tls: null }, () => later)
  if (givesBack) await makeWrite(db)((tx) => giveBackForgotten(tx, later))
  const messages = await db.selectFrom('outbox').selectAll().where('lane', '=', 'visit').execute()
  for (const message of messages) await lane?.send(message)
  const rows = await db.selectFrom('bookings').select(['lead_id', 'reference']).execute()
  await db.destroy()
  const leadOf = new Map(rows.map(({ lead_id, reference }) => [reference, lead_id]))
  const there = (await held()).map(({ reference }) => leadOf.get(reference) ?? reference)
  return { here: rows.map(({ lead_id }) => lead_id), there }
}

const missing = (all: readonly string[], among: readonly string[]) => all.filter((each) => !among.includes(each)).length

const control = 'nobody who gives back what was booked and never ordered'
neverHappens('kill -9, visits booked elsewhere', { control, alone: 'control', run })
