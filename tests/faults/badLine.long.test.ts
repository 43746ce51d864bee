import { type How, neverHappens, type Outcome } from './neverHappens.ts'
import { newLedger } from './ledger.ts'
import { aBadLine } from './lines.ts'
import { aShop } from './shop.ts'
import { visits } from './visits.ts'

/** Cuts the line within requests and replies, and visitors send again. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop()
  const line = await aBadLine(shop.hosts[0] ?? '')
  const ledger = newLedger()
  await visits([line.host], ledger, full ? 1000 : 60, { keyed: !weak })
  line.stop()
  const counts = await shop.judged(ledger)
  return { counts, stuck: ledger.refused, figures: `${ledger.created} visits, ${line.cuts()} cuts` }
}

neverHappens('line cut at any byte', {
  control: 'a client that sends again with another key',
  run,
})
