import { sql, type Selectable } from 'kysely'
import type { Context } from '../call.ts'
import { type Db, isPostgres } from '../db/database.ts'
import type { OutboxTable } from '../db/tables.ts'
import type { Write } from '../db/write.ts'
import { isMail, type Lane, mailLanes } from '../leads/outbox.ts'
import { faultOf, type Log } from '../log.ts'
import type { Mailer } from './mail.ts'
import { mailFor } from './mailFor.ts'

/**
 * Delivers the outbox's mails, each lane by itself. `round` looks at it once; `stop` waits a little for the present
 * round.
 */
export type Postman = { round: () => Promise<void>; stop: () => Promise<void> }
type Waiting = Selectable<OutboxTable>
type Parts = Pick<Context, 'db' | 'vault' | 'now' | 'linkAddress'> & { write: Write; mailer: Mailer; log: Log }

const second = 1000
const atOnce = 10
/**
 * How long a server keeps a row that it is sending, longer than one mail takes. If the server dies, another one sends
 * the row later.
 */
const lease = 90 * second
const giveUpAfter = 3 * 86_400 * second

export function makePostman({ db, vault, now, linkAddress, write, mailer, log }: Parts): Postman {
  const underWay = new Map<Lane, Promise<void>>()

  async function round(): Promise<void> {
    await settled(mailLanes.map((lane) => underWay.get(lane) ?? begun(lane)))
  }

  function begun(lane: Lane): Promise<void> {
    const delivery = deliverAll(lane).finally(() => underWay.delete(lane))
    underWay.set(lane, delivery)
    return delivery
  }

  async function deliverAll(lane: Lane): Promise<void> {
    if (await anyWaiting(db, lane, now())) await settled((await take(write, lane, now())).map(deliver))
  }

  async function deliver(row: Waiting): Promise<void> {
    try {
      const mail = await mailFor(row, { db, vault, now, linkAddress })
      if (mail) await mailer.send(mail, now())
      await write((tx) =>
        tx.updateTable('outbox').set({ done_at: now().toISOString() }).where('id', '=', row.id).execute(),
      )
    } catch (error) {
      log.fault({ id: row.id, call: row.topic, ...faultOf(error) })
      await putOff(write, row, now())
    }
  }

  async function stop(): Promise<void> {
    const { promise: longEnough, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, 3 * second)
    await Promise.race([Promise.allSettled(underWay.values()), longEnough])
    clearTimeout(timer)
    mailer.close()
  }

  return { round, stop }
}

/** Seconds to wait after failed attempts: 5, 10, 20 … up to an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1))
}

/** Waits for all, even if one fails. */
async function settled(all: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(all)) if (outcome.status === 'rejected') throw outcome.reason
}

async function anyWaiting(db: Db, lane: Lane, now: Date): Promise<boolean> {
  return (await waiting(db, lane, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

function waiting(db: Db, lane: Lane, now: Date) {
  return db
    .selectFrom('outbox')
    .where(isMail)
    .where('topic', 'in', lane)
    .where('done_at', 'is', null)
    .where('next_at', '<=', now.toISOString())
}

/** Takes some rows. Two servers never take the same one. */
function take(write: Write, lane: Lane, now: Date): Promise<Waiting[]> {
  const next_at = new Date(now.getTime() + lease).toISOString()
  return write((tx) => {
    const some = waiting(tx, lane, now).select('id').orderBy('created_at').limit(atOnce)
    const mine = isPostgres(tx) ? some.forUpdate().skipLocked() : some
    return tx
      .updateTable('outbox')
      .set({ next_at, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', mine)
      .returningAll()
      .execute()
  })
}

async function putOff(write: Write, { id, attempts, created_at }: Waiting, now: Date): Promise<void> {
  const tooLate = now.getTime() - Date.parse(created_at) > giveUpAfter
  const changes = tooLate
    ? { done_at: now.toISOString() }
    : { next_at: new Date(now.getTime() + waitAfter(attempts) * second).toISOString() }
  await write((tx) => tx.updateTable('outbox').set(changes).where('id', '=', id).execute())
}
