import { sql } from 'kysely'
import { countRows } from '../db/countRows.ts'
import { type Db, isPostgres } from '../db/database.ts'
import { madeElsewhere, pendingMigrations } from '../db/migrate.ts'
import { waitForPostgres } from '../db/waitForPostgres.ts'
import { makeWrite } from '../db/writeTransaction.ts'
import { canWrite } from '../disk.ts'
import type { Env } from '../start/readEnv.ts'
import { makeHealth } from '../monitoring/databaseHealth.ts'
import { givenKeys, masterKeys } from '../secrets/masterKeys.ts'
import { type Finding, fault, look, well } from './finding.ts'

type Parts = { env: Env; db: Db; now: Date }

/** Checks a database of the present schema. The first that throws ends them. */
export const tableChecks: readonly ((parts: Parts) => Promise<Finding[]>)[] = [keys, writing, clock, erasures]

export async function durability(db: Db): Promise<Finding[]> {
  const said: string[] = []
  await waitForPostgres(db, (line) => said.push(line))
  return said.length > 0 ? said.map(look) : [well('The database answers, and what it acknowledges is on its disk.')]
}

/** Whether the next start changes the schema. */
export async function schema(db: Db): Promise<{ due: boolean; findings: Finding[] }> {
  const { due, unknown } = await pendingMigrations(db)
  if (unknown.length > 0) return { due: true, findings: [fault(madeElsewhere(unknown))] }
  if (due.length === 0) return { due: false, findings: [well('The database has the present schema.')] }
  return { due: true, findings: [look(`The next start changes the database: ${due.join(', ')}. Back it up before.`)] }
}

async function keys({ env, db }: Parts): Promise<Finding[]> {
  const given = givenKeys(env)
  if (given.length === 0) return [look('There is no master key yet: the first start makes one.')]
  const [newest] = await masterKeys(db, env, () => undefined)
  const older = await countRows(db.selectFrom('owner_keys').where('master', '<>', newest.id))
  if (older > 0)
    return [look(`${older} keys are still wrapped by an older master key. The running server changes that.`)]
  return [
    well('The master key opens the database.'),
    ...(given.length > 1 ? [look('Only the newest master key is used. The older ones can be taken away.')] : []),
  ]
}

async function writing({ db, now }: Parts): Promise<Finding[]> {
  let failure: unknown = null
  const health = makeHealth(
    makeWrite(db),
    () => now,
    (error) => (failure = error),
  )
  if (!(await health())) throw failure
  return [well('The database takes a write.')]
}

const minute = 60_000

async function clock({ db, now }: Parts): Promise<Finding[]> {
  const there = isPostgres(db) ? await clockOf(db) : now
  if (Math.abs(there.getTime() - now.getTime()) > minute)
    return [look(`The clock of the database says ${there.toISOString()}, that of this machine ${now.toISOString()}.`)]
  const newest = await db
    .selectFrom('idempotency')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .executeTakeFirst()
  const ahead = newest?.at && Date.parse(newest.at) - now.getTime() > minute
  return [
    ahead ? look(`The clock is wrong, or was: something was kept at ${newest.at}.`) : well('The clock is plausible.'),
  ]
}

async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`select extract(epoch from now()) * 1000 as ms`.execute(db)
  return new Date(Number(rows[0]?.ms))
}

async function erasures({ env, db }: Parts): Promise<Finding[]> {
  if (env.erasuresFile === null)
    return [look('No ERASURES_FILE is set: after a restore from a backup, what was erased since would be there again.')]
  if (!canWrite(env.erasuresFile))
    return [look(`Erasures cannot be noted in ${env.erasuresFile}: make its folder, and allow it to be written.`)]
  const count = await countRows(db.selectFrom('erasures').where('noted_at', 'is', null))
  return [
    count > 0
      ? look(`${count} erasures are not noted in ${env.erasuresFile} yet. A running server does so within a minute.`)
      : well(`Erasures are noted in ${env.erasuresFile}.`),
  ]
}
