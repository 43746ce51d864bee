import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { newLedger } from './ledger.ts'
import { aShop, preloaded } from './shop.ts'
import { visits } from './visits.ts'

/** Without any fault, so that counts under other faults are due to them. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop({ servers: [weak ? preloaded('talkative') : {}] })
  const ledger = newLedger()
  await visits(shop.hosts, ledger, full ? 300 : 16)
  const counts = await shop.judged(ledger)
  return { counts, stuck: ledger.refused, figures: `${ledger.leads.size} leads` }
}

neverHappens('nothing', {
  control: 'a server that prints what it hears',
  run,
})
