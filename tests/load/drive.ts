import { randomUUID } from 'node:crypto'
import { apiOver } from '../../src/api/client.ts'
import { withCookies } from '../../scripts/talk/withCookies.ts'
import { newLedger } from '../faults/ledger.ts'
import type { Browser } from '../faults/persistent.ts'
import { aBeginning, answerAll, order } from '../faults/visits.ts'
import { type Load, spentBy, timed, type Timing } from './timing.ts'

/** Repeats an action for some seconds, by visitors in parallel. Failures are counted, not retried. */
async function during({ seconds, atOnce, pids }: Turn, all: readonly Timing[], work: () => Promise<unknown>) {
  const began = performance.now()
  const before = spentByAll(pids)
  const goOn = async (): Promise<void> => {
    if (performance.now() - began > seconds * 1000) return
    await work().catch(() => undefined)
    return goOn()
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  for (const timing of all) {
    timing.seconds += (performance.now() - began) / 1000
    timing.spent += spentByAll(pids) - before
  }
}

/** The seconds, the parallel visitors, and the serving processes. */
export type Turn = { seconds: number; atOnce: number; pids: readonly (number | undefined)[] }
const spentByAll = (pids: Turn['pids']) => pids.reduce((sum: number, pid) => sum + spentBy(pid), 0)

/** Places orders of some fourteen requests each. A saved step is a write, comparable to a bare one. */
export async function driveOrders(hosts: readonly string[], turn: Turn, load: Load) {
  let visitors = 0
  await during(turn, Object.values(load), () => {
    const browser = aTimedBrowser(hosts[(visitors += 1) % hosts.length] ?? '', load)
    return timed(load.orders, async () => {
      const { idLead, told } = await aBeginning(browser, newLedger())
      await answerAll(browser, idLead, told)
      await order(browser, idLead, told)
    })
  })
}

function aTimedBrowser(host: string, { requests, writes }: Load): Browser {
  const api = apiOver({ host, fetch: withCookies((url, init) => fetch(url, init)), timeout: 30_000 })
  return (name, input, version) => {
    const send = () => api(name, input, { idempotencyKey: randomUUID(), ...(version !== undefined && { version }) })
    return timed(requests, () => (name === 'saveStep' ? timed(writes, send) : send()))
  }
}

/** Writes one row a request to the bare server. */
export async function driveBare(host: string, turn: Turn, rows: Timing) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Souza', at: 'a step like any other' }),
  }
  await during(turn, [rows], () =>
    timed(rows, async () => {
      const response = await fetch(`${host}/api/row`, init)
      await response.text()
      if (!response.ok) throw new Error(String(response.status))
    }),
  )
}
