import { sql } from 'kysely'
import { openDatabase } from '../../server/db/database.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { type Ledger, newLedger } from './ledger.ts'
import { persistent } from './persistent.ts'
import { aShop, preloaded, type Shop } from './shop.ts'
import { aBeginning, answerAll, order } from './visits.ts'

/** Each order is finished twenty times at once, on two servers. */
async function run({ full, weak }: How): Promise<Outcome> {
  const server = weak ? preloaded('noLock') : {}
  const shop = await aShop({ onPostgres: true, servers: [server, server] })
  if (weak) await dropRules(shop)
  const ledger = newLedger()
  const count = full ? 1000 : 8
  let begun = 0
  const orderOn = async (): Promise<void> => {
    if ((begun += 1) > count) return
    await finishOften(shop.hosts, ledger).catch((error: unknown) => ledger.refused.push(String(error)))
    return orderOn()
  }
  await Promise.all(Array.from({ length: 4 }, orderOn))
  const finishes = [...ledger.leads.values()].reduce((sum, { numbers }) => sum + numbers.length, 0)
  return {
    counts: await shop.judged(ledger),
    stuck: ledger.refused,
    figures: `${count} orders, ${finishes} finishes on two servers`,
  }
}

async function finishOften(hosts: readonly string[], ledger: Ledger): Promise<void> {
  const browser = persistent(hosts)
  const { idLead, told } = await aBeginning(browser, ledger)
  await answerAll(browser, idLead, told)
  await Promise.all(Array.from({ length: 20 }, () => order(browser, idLead, told)))
}

/** Removes the constraints against a second order of a lead. */
async function dropRules({ place }: Shop): Promise<void> {
  const db = openDatabase(place)
  for (const table of ['orders', 'bookings', 'audit']) {
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype in ('p', 'u')`.execute(db)
    for (const { name } of rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db)
  }
  await sql`create unique index on bookings (region, date, period, seat)`.execute(db)
  await db.destroy()
}

neverHappens('twenty finishes at once', {
  control: 'no lock of the lead, and no rule in the database',
  missing: postgresMissing(),
  run,
})
