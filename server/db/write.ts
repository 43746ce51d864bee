import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

type Job<T> = (db: Db) => Promise<T>
/** Runs a job whole or not at all, and answers once its effect is on disk. */
export type Write = <T>(job: Job<T>) => Promise<T>

/** PostgreSQL groups commits by itself. With one file, writes that wait together share one transaction and one wait for the disk. */
export function writer(db: Db): Write {
  return isPostgres(db) ? (job) => db.transaction().execute(job) : groupedWriter(db)
}

const mostPerCommit = 64

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

async function commitSome(db: Db, waiting: Attempt[]): Promise<void> {
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
    for (const each of tried.length > 0 ? tried : waiting.splice(0)) each.fail(error)
  }
}

/** The file is written without letting go of the thread: requests that came meanwhile are read only now. */
const othersArrive = () => new Promise((resolve) => setImmediate(resolve))

/** One job within a shared transaction: its failure undoes only its own work, and nobody is answered before the commit. */
type Attempt = { run: (tx: Db) => Promise<void>; settle: () => void; fail: (error: unknown) => void }

function attempt<T>(job: Job<T>, resolve: (value: T) => void, reject: (error: unknown) => void): Attempt {
  let settle = () => reject(new Error('The job was not run'))
  return {
    run: async (tx) => {
      await sql`savepoint job`.execute(tx)
      try {
        const value = await job(tx)
        settle = () => resolve(value)
      } catch (error) {
        settle = () => reject(error)
        await undone(tx, error)
      }
      await sql`release job`.execute(tx)
    },
    settle: () => settle(),
    fail: reject,
  }
}

/** A full disk has undone the whole transaction already: then it is that which is told. */
async function undone(tx: Db, because: unknown): Promise<void> {
  await sql`rollback to job`.execute(tx).catch(() => {
    throw because
  })
}
