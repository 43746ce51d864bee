import { setTimeout } from 'node:timers/promises'
import { postgresMissing } from '../../postgres.mjs'
import type { Fault, How, Outcome } from '../counters.ts'
import { newLedger } from '../ledger.ts'
import { aShop, preloaded } from '../shop.ts'
import { visits } from '../visits.ts'

/** The server is killed at random moments while visitors order. */
const run =
  (onPostgres: boolean) =>
  async ({ full, weak }: How): Promise<Outcome> => {
    const shop = await aShop({ onPostgres, servers: [weak ? preloaded('lateCommit') : {}] })
    const ledger = newLedger()
    const over = { is: false }
    const all = visits(shop.hosts, ledger, full ? 10_000 : 60).finally(() => (over.is = true))
    let kills = 0
    let slowest = 0
    while (!over.is && kills < (full ? 100 : 2)) {
      await setTimeout(Math.random() * (full ? 1500 : 400))
      await shop.down(0, 'SIGKILL')
      const began = performance.now()
      await shop.up(0)
      slowest = Math.max(slowest, performance.now() - began)
      kills += 1
    }
    await all
    const counts = await shop.judged(ledger)
    return {
      counts,
      stuck: ledger.refused,
      figures: `${ledger.leads.size} leads, ${kills} kills, ready again within ${Math.round(slowest)} ms`,
    }
  }

const control = 'a server that answers before it commits'
export const kill: Fault = { name: 'kill -9, embedded file', control, missing: null, brief: false, run: run(false) }
export const killOnPostgres: Fault = {
  name: 'kill -9, PostgreSQL',
  control,
  missing: postgresMissing(),
  brief: false,
  run: run(true),
}
