import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { apiOver } from '../../src/api/client.ts'
import { openDatabase } from '../../server/db/database.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { newLedger } from './ledger.ts'
import { aShop, preloaded, type Shop } from './shop.ts'
import { visits } from './visits.ts'

/** In ms: how soon a server serves again after its database returns. */
const promised = 5000

/** Stops PostgreSQL immediately and restarts it. The server keeps running. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop({ onPostgres: true, servers: [weak ? preloaded('longRetreat') : {}] })
  if (weak) await answerEarly(shop)
  const ledger = newLedger()
  const over = { is: false }
  const all = visits(shop.hosts, ledger, full ? 3000 : 60).finally(() => (over.is = true))
  let stops = 0
  let slowest = 0
  while (!over.is && stops < (full ? 50 : 2)) {
    await setTimeout(200 + Math.random() * 600)
    await shop.postgres?.restart()
    slowest = Math.max(slowest, await timeUntilServed(shop))
    stops += 1
  }
  await all
  if (weak) await shop.postgres?.restart()
  const figures = `${ledger.leads.size} leads, ${stops} stops, served again within ${Math.round(slowest)} ms`
  const late = slowest > promised ? [`served again only after ${Math.round(slowest)} ms`] : []
  return { counts: await shop.judged(ledger), stuck: ledger.refused, late, figures }
}

/** The milliseconds until a request to the database succeeds, or until the wait ends. */
async function timeUntilServed({ hosts }: Shop): Promise<number> {
  const call = apiOver({ host: hosts[0] ?? '', fetch, timeout: promised })
  const isServed = () =>
    call('coverage', { query: { cep: '14010100' } }).then(
      () => true,
      () => false,
    )
  const began = performance.now()
  const waited = () => performance.now() - began
  while (!(await isServed()) && waited() < 4 * promised) await setTimeout(20)
  return waited()
}

/** Makes the database acknowledge before data is on disk, which a server only detects at its start. */
async function answerEarly({ place }: Shop): Promise<void> {
  const db = openDatabase(place)
  for (const setting of ['synchronous_commit = off', "wal_writer_delay = '10s'"])
    await sql`alter system set ${sql.raw(setting)}`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await db.destroy()
}

neverHappens('PostgreSQL stopped at once', {
  control: 'a database that answers before it writes (synchronous_commit=off), and a server that keeps away from it',
  missing:
    process.env['DATABASE_URL'] === undefined ? postgresMissing() : 'the database at DATABASE_URL is not stopped',
  alone: 'control',
  run,
})
