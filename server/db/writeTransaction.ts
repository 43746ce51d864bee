import { setTimeout } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { type Db, isPostgres } from './database.ts'
import { mostConnections, wasCut } from './postgres.ts'
import { isLocked } from './sqlite.ts'

type Job<T> = (db: Db) => Promise<T>
/** Runs a job completely or not at all. Returns once its effect is on disk. */
export type Write = <T>(job: Job<T>) => Promise<T>

/** PostgreSQL groups commits by itself. With the embedded file, waiting writes share one transaction and one flush. */
export function makeWrite(db: Db): Write {
  return isPostgres(db) ? (job) => onLiveConnection(db, job) : groupedWriter(db)
}

/** Repeats a job on another connection if its own was closed before the job began. */
async function onLiveConnection<T>(db: Db, job: Job<T>, left = mostConnections): Promise<T> {
  let begun = false
  try {
    return await db.transaction().execute((tx) => {
      begun = true
      return job(tx)
    })
  } catch (error) {
    if (begun || left === 0 || !wasCut(error)) throw error
    return onLiveConnection(db, job, left - 1)
  }
}

const mostPerCommit = 64
/** Together with the wait of each try, little more than a second. */
const [mostWaits, pause] = [3, 50]
const savepoint = CompiledQuery.raw('savepoint job')
const release = CompiledQuery.raw('release job')
const undo = CompiledQuery.raw('rollback to job')

function groupedWriter(db: Db): Write {
  const waiting: Attempt[] = []
  let draining = false

  async function drain(): Promise<void> {
    draining = true
    while (waiting.length > 0) await commitSome(db, waiting)
    draining = false
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push(attempt(job, resolve, reject))
      if (!draining) void drain()
    })
}

/** Retries while another program locks the embedded file. Reads run between the tries. */
async function commitSome(db: Db, waiting: Attempt[], left = mostWaits): Promise<void> {
  const tried: Attempt[] = []
  try {
    await othersArrive()
    await db.transaction().execute(async (tx) => {
      for (let next = waiting.shift(); next; next = tried.length < mostPerCommit ? waiting.shift() : undefined) {
        tried.push(next)
        await next.run(tx)
      }
    })
    for (const each of tried) each.settle()
  } catch (error) {
    if (tried.length === 0 && left > 0 && isLocked(error)) {
      await setTimeout(pause)
      return commitSome(db, waiting, left - 1)
    }
    for (const each of tried.length > 0 ? tried : waiting.splice(0)) each.fail(error)
  }
}

/** Lets the event loop read requests that came while writing blocked the thread. */
const othersArrive = () => new Promise((resolve) => setImmediate(resolve))

/** One job in a shared transaction. Its failure reverts only its own work, and it settles after the commit. */
type Attempt = { run: (tx: Db) => Promise<void>; settle: () => void; fail: (error: unknown) => void }

function attempt<T>(job: Job<T>, resolve: (value: T) => void, reject: (error: unknown) => void): Attempt {
  let settle = () => reject(new Error('The job was not run'))
  return {
    run: async (tx) => {
      await tx.executeQuery(savepoint)
      try {
        const value = await job(tx)
        settle = () => resolve(value)
      } catch (error) {
        settle = () => reject(error)
        await undone(tx, error)
      }
      await tx.executeQuery(release)
    },
    settle: () => settle(),
    fail: reject,
  }
}

/** A full disk has rolled back the whole transaction, and its error is the one to report. */
async function undone(tx: Db, because: unknown): Promise<void> {
  await tx.executeQuery(undo).catch(() => {
    throw because
  })
}
