import { setTimeout } from 'node:timers/promises'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { newLedger } from './ledger.ts'
import { lateStarts, slowestOf, type Start, timedStart } from './readyAgain.ts'
import { aShop, preloaded } from './shop.ts'
import { visits } from './visits.ts'

/** Kills the server at random moments while visitors order. */
const run =
  (onPostgres: boolean) =>
  async ({ full, weak }: How): Promise<Outcome> => {
    const shop = await aShop({ onPostgres, servers: [weak ? preloaded('lateCommit', 'slowStart') : {}] })
    const ledger = newLedger()
    const over = { is: false }
    const all = visits(shop.hosts, ledger, full ? 10_000 : 60).finally(() => (over.is = true))
    const starts: Start[] = []
    while (!over.is && starts.length < (full ? 100 : 2)) {
      await setTimeout(Math.random() * (full ? 1500 : 400))
      await shop.down(0, 'SIGKILL')
      starts.push(await timedStart(shop))
    }
    await all
    const counts = await shop.judged(ledger)
    return {
      counts,
      stuck: ledger.refused,
      late: lateStarts(starts, full),
      figures: `${ledger.leads.size} leads, ${starts.length} kills, ${slowestOf(starts)}`,
    }
  }

const control = 'a server that answers before it commits, and starts slowly'
neverHappens('kill -9, embedded file', { control, alone: 'control', run: run(false) })
neverHappens('kill -9, PostgreSQL', { control, missing: postgresMissing(), alone: 'all', run: run(true) })
