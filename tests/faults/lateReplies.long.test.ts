import { setTimeout } from 'node:timers/promises'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { isKeyed } from '../../server/http/calls/callRules.ts'
import { refusals } from '../../server/http/refusalMessages.ts'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { type How, neverHappens, none, type Outcome } from './neverHappens.ts'
import { besideOnce, type Content, contentOf, effectOf } from './effects.ts'
import { aLateLine, type DelayedPart, delayedParts } from './lines.ts'
import { aJar, persistent } from './persistent.ts'
import { aShop, forEveryWrite } from './shop.ts'
import { readied } from './writes.ts'

/** The pages' timeout, and the reply's delay, in milliseconds. */
const atLength = { timeout: 20_000, late: 30_000 }
const briefly = { timeout: 1000, late: 1500 }
type Times = typeof atLength

/** Every write, or its reply, arrives after its visitor has given up and sent it again. */
async function run({ full, weak }: How): Promise<Outcome> {
  const times = full ? atLength : briefly
  const shop = await aShop({ servers: [forEveryWrite] })
  const db = openDatabase(shop.place)
  const stuck: string[] = []
  const all = (part: DelayedPart | null) => sendAll(part, shop.hosts[0] ?? '', db, { ...times, keyed: !weak, stuck })
  const once = await all(null)
  const counts = { ...none }
  for (const part of delayedParts) {
    const { D, L } = besideOnce(once, await all(part))
    counts.D += D
    counts.L += L
  }
  await db.destroy()
  await shop.close()
  const figures = `${callNames.filter(isKeyed).length} calls, replies and requests after ${times.late / 1000} s`
  return { counts, stuck, figures }
}

type Sending = Times & { keyed: boolean; stuck: string[] }

/** The effect of all writes, once each visitor was answered and delayed parts have arrived. */
async function sendAll(part: DelayedPart | null, host: string, db: Db, { stuck, ...how }: Sending): Promise<Content> {
  const sends: (() => Promise<void>)[] = []
  const lines: Awaited<ReturnType<typeof aLateLine>>[] = []
  for (const name of callNames.filter(isKeyed)) {
    await db.deleteFrom('limits').execute()
    const told: string[] = []
    const line = await aLateLine(host, how.late)
    const [jar, hosts] = [aJar(), [line.host]]
    const { timeout, keyed } = how
    const hurried = persistent(hosts, { ...(part && { timeout }), keyed, told: (words) => told.push(words) }, jar)
    const send = await readied(name, persistent(hosts, {}, jar), hurried)
    lines.push(line)
    sends.push(async () => {
      if (part) line.holdNext(part)
      await send().catch((error: unknown) => told.push(String(error)))
      if (!isTold(told, part === null ? null : how.timeout)) stuck.push(`${name}, late ${part}: ${told.join()}`)
    })
  }
  const before = await contentOf(db)
  await Promise.all(sends.map((send) => send()))
  if (part) await setTimeout(how.late)
  for (const { stop } of lines) stop()
  return effectOf(before, await contentOf(db))
}

/** Whether visitors who waited too long saw the catalogue's message. */
function isTold(told: readonly string[], timeout: number | null): boolean {
  if (timeout === null) return told.length === 0
  const words = callErrorMessages.timeout(timeout / 1000)
  return told.includes(words) && told.every((each) => each === words || each === refusals['key.busy'])
}

neverHappens('answers after 30 s', {
  control: 'a client that sends what was late again with another key',
  run,
})
