import { setTimeout } from 'node:timers/promises'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { type Ledger, newLedger, someName } from './ledger.ts'
import { persistent } from './persistent.ts'
import { openDatabase } from '../../server/db/database.ts'
import { aShop, preloaded, type Shop } from './shop.ts'
import { aBeginning, answerAll, order, rename, visits } from './visits.ts'

const day = 86_400_000
const wrongBy = (ms: number, ...more: string[]) => ({ ...preloaded('clock', ...more), CLOCK_WRONG_BY: String(ms) })

/** Two servers with clocks a day apart serve the same orders, and an open tab knows an old version. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop({ onPostgres: true, servers: [wrongBy(-day / 2), wrongBy(day / 2)] })
  const ledger = newLedger()
  const count = full ? 500 : 10
  for (let begun = 0; begun < count; begun += 5)
    await Promise.all(Array.from({ length: 5 }, () => visit(shop.hosts, ledger, weak)))
  return {
    counts: await shop.judged(ledger),
    stuck: ledger.refused,
    figures: `${ledger.leads.size} orders on clocks a day apart`,
  }
}

async function visit(hosts: readonly string[], ledger: Ledger, careless: boolean): Promise<void> {
  const browser = persistent(hosts)
  const { idLead, told } = await aBeginning(browser, ledger)
  await answerAll(browser, idLead, told)
  const old = told.version
  await rename(browser, idLead, told)
  const late = { params: { idLead, step: 'name' as const }, body: { name: someName(0) } }
  await browser('saveStep', late, careless ? undefined : old).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
  })
  if (!careless) await order(browser, idLead, told)
}

neverHappens('clocks a day apart', {
  control: 'a tab that does not say which version it knows',
  missing: postgresMissing(),
  run,
})

/** Two servers ten years behind and ahead: neither may expire data of the other. */
async function runYears({ full, weak }: How): Promise<Outcome> {
  const ten = 3652 * day
  const more = weak ? ['ownClock'] : []
  const shop = await aShop({ onPostgres: true, servers: [wrongBy(-ten, ...more), wrongBy(ten, ...more)] })
  const ledger = newLedger()
  await visits(shop.hosts, ledger, full ? 300 : 12)
  await forgetAtStart(shop, 1, weak)
  return {
    counts: await shop.judged(ledger),
    stuck: ledger.refused,
    figures: `${ledger.leads.size} visits on clocks twenty years apart, and one round of forgetting`,
  }
}

/** Restarts a server, and waits until it has expired data. Leads expire before counters. */
async function forgetAtStart({ place, down, up }: Shop, nth: number, weak: boolean): Promise<void> {
  const db = openDatabase(place)
  await db.insertInto('limits').values({ key: 'expired', period: 0, count: 1, expires_at: '1990-01-01' }).execute()
  await down(nth, 'SIGTERM')
  if (weak) await db.deleteFrom('health').where('name', '=', 'clock').execute()
  await up(nth)
  const isThere = () => db.selectFrom('limits').select('key').where('key', '=', 'expired').executeTakeFirst()
  while (await isThere()) await setTimeout(50)
  await db.destroy()
}

neverHappens('clocks twenty years apart', {
  control: 'servers that go by clocks of their own, and forget by them',
  missing: postgresMissing(),
  run: runYears,
})
