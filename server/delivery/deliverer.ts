import { type Updateable, sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import type { OutboxTable } from '../db/tables.ts'
import type { Write } from '../db/writeTransaction.ts'
import { faultOf, type Log } from '../monitoring/log.ts'
import type { Lane, Message } from './lane.ts'
import type { LaneName } from '../leads/outbox.ts'

/** Delivers the outbox, each lane on its own. `round` runs once; `stop` waits briefly for the present round. */
export type Deliverer = { round: () => Promise<void>; stop: () => Promise<void> }
type Parts = { db: Db; now: () => Date; write: Write; log: Log }

const atOnce = 10
const longestEnd = 3000

export function makeDeliverer({ db, now, write, log }: Parts, lanes: readonly Lane[]): Deliverer {
  const underWay = new Map<Lane, Promise<void>>()
  let ending = false

  async function round(): Promise<void> {
    await settled(lanes.map((lane) => underWay.get(lane) ?? begun(lane)))
  }

  function begun(lane: Lane): Promise<void> {
    const delivery = deliverSome(lane, lane.perRound).finally(() => underWay.delete(lane))
    underWay.set(lane, delivery)
    return delivery
  }

  /** Continues while messages wait and the receiver accepts some of them. */
  async function deliverSome(lane: Lane, left: number): Promise<void> {
    if (ending || left <= 0 || !lane.isOpen() || !(await anyWaiting(db, lane.name, now()))) return
    const taken = await take(write, lane.name, Math.min(atOnce, left), now())
    const delivered = await settled(taken.map((message) => deliver(lane, message)))
    if (delivered.includes(true)) await deliverSome(lane, left - taken.length)
  }

  async function deliver(lane: Lane, message: Message): Promise<boolean> {
    try {
      await lane.send(message)
      await note(message, { done_at: now().toISOString() })
      return true
    } catch (error) {
      log.fault({ id: message.id, call: message.topic, ...faultOf(error) })
      await putOff(lane, message, error)
      return false
    }
  }

  async function putOff(lane: Lane, message: Message, failure: unknown): Promise<void> {
    const seconds = lane.waitAfter(message, failure)
    if (seconds !== null) return note(message, { next_at: new Date(now().getTime() + seconds * 1000).toISOString() })
    log.fault({ id: message.id, call: message.topic, kind: 'given up', where: [] })
    await note(message, { lane: 'dead' })
  }

  async function note({ id }: Message, changes: Updateable<OutboxTable>): Promise<void> {
    await write((tx) => tx.updateTable('outbox').set(changes).where('id', '=', id).execute())
  }

  async function stop(): Promise<void> {
    ending = true
    const { promise: longEnough, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, longestEnd)
    await Promise.race([Promise.allSettled(underWay.values()), longEnough])
    clearTimeout(timer)
    for (const lane of lanes) lane.close()
  }

  return { round, stop }
}

/** Waits for all, even if one fails. */
async function settled<T>(all: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(all)
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

/** How long a server leases a message, longer than sending takes. After that another server can send it. */
const lease = 90_000

async function anyWaiting(db: Db, lane: LaneName, now: Date): Promise<boolean> {
  return (await waiting(db, lane, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases the longest waiting messages. Two servers never lease the same one. */
function take(write: Write, lane: LaneName, most: number, now: Date): Promise<Message[]> {
  const next_at = new Date(now.getTime() + lease).toISOString()
  return write((tx) => {
    const some = waiting(tx, lane, now).select('id').orderBy('next_at').limit(most)
    const mine = isPostgres(tx) ? some.forUpdate().skipLocked() : some
    const leased = { next_at, attempts: sql<number>`attempts + 1` }
    return tx.updateTable('outbox').set(leased).where('id', 'in', mine).returningAll().execute()
  })
}

/** Uses the conditions of the index `outbox_waiting`, so that sent and dead messages cost nothing. */
function waiting(db: Db, lane: LaneName, now: Date) {
  const unsent = db.selectFrom('outbox').where('lane', '=', lane).where('done_at', 'is', null)
  return unsent.where('next_at', '<=', now.toISOString())
}
