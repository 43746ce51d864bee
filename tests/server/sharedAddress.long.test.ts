import { afterEach, beforeEach, expect, it } from 'vitest'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { aConfirmedLead, anAddress, finish } from '../support/anOrder.ts'
import { somebody } from '../support/somebody.ts'

const people = 200
const hour = 3_600_000
/** A server's default settings. */
const asShipped = {
  TRUSTED_PROXIES: '127.0.0.1',
  REQUESTS_PER_MINUTE: '',
  WRITES_PER_MINUTE: '',
  LOOKUPS_PER_MINUTE: '',
  CUSTOMER_LOOKUPS_PER_HOUR: '',
}
let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeEach(async () => {
  server = await aServerOnDisk(asShipped)
})
afterEach(() => server.stop())

type Place = { cep: string; number: string }

/** A covered house of each city with visits. */
async function housesOfCities(): Promise<Place[]> {
  const streets = await server.db
    .selectFrom('splitters')
    .innerJoin('streets', 'streets.cep', 'splitters.cep')
    .innerJoin('cabinets', 'cabinets.id', 'splitters.cabinet')
    .whereRef('streets.region', '=', 'streets.city')
    .where('street', '!=', '')
    .where('technology', '!=', 'EPON')
    .whereRef('ports_used', '<', 'ports')
    .select(['streets.city', 'streets.cep', 'from_number'])
    .execute()
  const byCity = new Map(streets.map(({ city, cep, from_number }) => [city, { cep, number: String(from_number ?? 1) }]))
  return [...byCity.values()]
}

/** Everybody orders from one address within an hour, with the work that is asked for. */
async function everybodyOrders(houses: readonly Place[]) {
  const statuses = []
  for (let n = 0; n < people; n += 1) {
    const visitor = server.visitor()
    const call: typeof visitor.call = (name, said) =>
      visitor.call(name, { ...said, headers: { ...said?.headers, 'X-Forwarded-For': '200.10.20.30' } })
    const { answers, home } = somebody(n, houses[n % houses.length])
    const schedules = await firstFree(call, home.address.cep)
    const id = await aConfirmedLead({ ...visitor, call }, { ...answers, scheduleDate: { schedules } }, home)
    statuses.push((await finish({ ...visitor, call }, id)).status)
    server.pass(hour / people)
  }
  return statuses
}

async function firstFree(call: ReturnType<typeof server.visitor>['call'], cep: string) {
  const { body } = await call('slots', { query: { cep } })
  const slots = Array.isArray(body['slots']) ? body['slots'].filter(({ free }) => free) : []
  return slots.slice(0, 2).map(({ date, period }) => ({ date, period }))
}

const placed = Array.from({ length: people }, () => 200)
const visits = async () => (await server.db.selectFrom('bookings').selectAll().execute()).length
const confirmed = async () => {
  for (let rounds = 0; rounds < people / 10; rounds += 1) await server.deliver()
  return server.mails.filter(({ subject }) => subject.startsWith('Recebemos')).length
}

it('two hundred people of one shared address order within an hour: each has an order, a visit and a letter', async () => {
  const houses = await housesOfCities()
  expect(houses.length).toBeGreaterThan(8)
  expect(await everybodyOrders(houses)).toEqual(placed)
  expect([await visits(), await confirmed()]).toEqual([people, people])
}, 120_000)

it('two hundred people of one shared address and one city order within an hour: nobody is refused', async () => {
  expect(await everybodyOrders([anAddress])).toEqual(placed)
  expect(await confirmed()).toBe(people)
}, 120_000)
