import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, launch } from '../support/aProcess.ts'
import { aBigShop } from './bigShop.ts'
import type { Shop } from '../faults/shop.ts'
import { driveBare, driveOrders, type Turn } from './drive.ts'
import {
  failures,
  type Load,
  most,
  mostRows,
  newLoad,
  newTiming,
  perSecond,
  ratio,
  rowsAnOrder,
  spentOnOne,
  type Timing,
  within,
} from './timing.ts'

/** Loads the product and a bare server with durable rows in turns. `--leads` adds a product with many leads. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    'at-once': { type: 'string', default: '16' },
    leads: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '1' },
  },
})
const [atOnce, leads, processes] = [Number(values['at-once']), Number(values.leads), Number(values.processes)]
/** Turns of a second, because other programs use the machine for some seconds at a time. */
const turns = Number(values.seconds)

const how = { onPostgres: values.postgres || processes > 1, processes }
const small = await aBigShop(0, how)
const big = leads > 0 ? await aBigShop(leads, how) : null
const bare = await aBareServer()
const [ours, among, rows] = [newLoad(), newLoad(), newTiming()]
await driveOrders(small.hosts, turnOf(small), newLoad())
if (big) await driveOrders(big.hosts, turnOf(big), newLoad())
for (let turn = 0; turn < turns; turn += 1) {
  await driveOrders(small.hosts, turnOf(small), ours)
  if (big) await driveOrders(big.hosts, turnOf(big), among)
  await driveBare(bare.host, { seconds: 0.5, atOnce, pids: [bare.child.pid] }, rows)
}
report()
bare.child.kill('SIGKILL')
await bare.ended
for (const shop of [small, big]) await shop?.close()
process.exit()

function turnOf({ pids }: Shop): Turn {
  return { seconds: 1, atOnce, pids: pids() }
}

async function aBareServer() {
  const port = await freePort()
  const place =
    small.place.databaseUrl === null
      ? { DATA_DIR: join(small.home, 'bare') }
      : { DATABASE_URL: small.place.databaseUrl }
  const { child, ended } = await launch({ PORT: String(port), ...place }, 'tests/load/bare.ts')
  return { host: `http://127.0.0.1:${port}`, child, ended }
}

function report(): void {
  const lines = ({ orders, requests, writes }: Load, where: string) => [
    line(`orders${where}`, orders),
    line(`requests${where}`, requests),
    line(`steps saved${where}`, writes),
  ]
  console.table([...lines(ours, ''), ...(big ? lines(among, ` among ${leads}`) : []), line('bare rows', rows)])
  console.log(`A step saved takes ${ratio(ours.writes, rows).toFixed(2)} times as long as a bare row (p50).`)
  console.log(
    `An order takes ${spentOnOne(ours.orders).toFixed(1)} ms of a processor, ${perProcessor(ours.orders)} orders a processor second, as much as ${rowsAnOrder(ours.orders, rows).toFixed(0)} bare rows, ${mostRows} at most.`,
  )
  if (big)
    console.log(
      `A request among ${leads} leads takes ${ratio(among.requests, ours.requests).toFixed(2)} times as long (p50), ${most} at most.`,
    )
  for (const failure of failures(ours, big ? among : null, rows)) {
    console.log(`✗ ${failure}`)
    process.exitCode = 1
  }
}

function line(name: string, timing: Timing) {
  return {
    name,
    'per second': rounded(perSecond(timing)),
    'p50 ms': rounded(within(0.5, timing)),
    'p99 ms': rounded(within(0.99, timing)),
    'processor ms': Math.round(spentOnOne(timing) * 100) / 100,
    failed: timing.failed,
  }
}

function perProcessor(orders: Timing): number {
  return Math.round(1000 / spentOnOne(orders))
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
