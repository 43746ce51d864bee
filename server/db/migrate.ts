import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { CannotStart } from '../cannotStart.ts'
import type { ColumnName } from '../leads/columns/leadValues.ts'
import { type Db, openPatiently } from './database.ts'
import { type firstColumns, leads } from './migrations/001-leads.ts'
import { operator } from './migrations/002-operator.ts'
import { customers } from './migrations/003-customers.ts'
import { withdrawals } from './migrations/004-withdrawals.ts'
import { indexes } from './migrations/005-indexes.ts'
import { protocols } from './migrations/006-protocols.ts'
import { type addedColumns, leadFields } from './migrations/007-lead-fields.ts'
import { sealedContact } from './migrations/008-sealed-contact.ts'
import { resumeLinks } from './migrations/009-resume-links.ts'
import { waiting } from './migrations/010-waiting.ts'
import { lanes } from './migrations/011-lanes.ts'
import { reminders } from './migrations/012-reminders.ts'
import { notedErasures } from './migrations/013-noted-erasures.ts'
import { keysByMaster } from './migrations/014-keys-by-master.ts'
import { spentProofs } from './migrations/015-spent-proofs.ts'
import { privateAnswers } from './migrations/016-private-answers.ts'
import { endedHolders } from './migrations/017-ended-holders.ts'
import { changes } from './migrations/018-changes.ts'
import { trailEnds } from './migrations/019-trail-ends.ts'
import { samePerson } from './migrations/022-same-person.ts'
import { toldBy } from './migrations/024-told-by.ts'
import { feed } from './migrations/025-feed.ts'
import { acknowledged } from './migrations/026-acknowledged.ts'
import { notices } from './migrations/027-notices.ts'
import { operatorData } from './migrations/028-operator-data.ts'
import { hasTable } from './hasTable.ts'
import { isLockTaken } from './postgres.ts'

const all = {
  '001-leads': leads,
  '002-operator': operator,
  '003-customers': customers,
  '004-withdrawals': withdrawals,
  '005-indexes': indexes,
  '006-protocols': protocols,
  '007-lead-fields': leadFields,
  '008-sealed-contact': sealedContact,
  '009-resume-links': resumeLinks,
  '010-waiting': waiting,
  '011-lanes': lanes,
  '012-reminders': reminders,
  '013-noted-erasures': notedErasures,
  '014-keys-by-master': keysByMaster,
  '015-spent-proofs': spentProofs,
  '016-private-answers': privateAnswers,
  '017-ended-holders': endedHolders,
  '018-changes': changes,
  '019-trail-ends': trailEnds,
  '022-same-person': samePerson,
  '024-told-by': toldBy,
  '025-feed': feed,
  '026-acknowledged': acknowledged,
  '027-notices': notices,
  '028-operator-data': operatorData,
}

/** The columns of a lead, by the migrations that make them. */
type Made = (typeof firstColumns)[keyof typeof firstColumns][number] | (typeof addedColumns)[number][0]

/** A value of a lead that has no column does not compile here. */
export const migrations: ColumnName extends Made ? Record<string, Migration> : Exclude<ColumnName, Made> = all

/** Brings the database to the present schema, in order, once each. One of a newer version is refused. */
export async function migrate(db: Db, { databaseUrl, say }: Way = { databaseUrl: null, say: () => undefined }) {
  const { due, unknown } = await pendingMigrations(db)
  if (unknown.length > 0) throw new CannotStart(newerMade(unknown))
  if (due.length === 0) return
  const isEmpty = due.length === Object.keys(migrations).length
  if (databaseUrl !== null && !isEmpty) return migratePatiently(databaseUrl, say)
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}
/** Where a PostgreSQL is that may be large, and whom to tell that others keep it busy. */
export type Way = { databaseUrl: string | null; say: (line: string) => void }

async function migratePatiently(databaseUrl: string, say: Way['say']): Promise<void> {
  const db = openPatiently(databaseUrl)
  try {
    while (await migrateOne(db, say));
  } finally {
    await db.destroy()
  }
}

/** How often a migration that others keep out is tried, some five minutes in all. */
const tries = 100
const pause = 1000

/** Makes the next migration in a transaction of its own, and tells whether there was one. While others keep it out, it lets those pass who wait behind it. */
async function migrateOne(db: Db, say: Way['say'], left = tries): Promise<boolean> {
  const { error, results = [] } = await migratorOf(db).migrateUp()
  if (error === undefined) return results.length > 0
  if (!isLockTaken(error)) throw error
  if (left === 0) throw new CannotStart(keptOut)
  if (left === tries) say(keptWaiting)
  await setTimeout(pause)
  return migrateOne(db, say, left - 1)
}

const keptWaiting = 'Others use a table that this version changes. It is tried again until they have ended.'
const keptOut =
  'Somebody has used a table that this version changes for five minutes (a backup, or a session that was left open: see pg_stat_activity). End that, and start again.'

export const newerMade = (names: readonly string[]) =>
  `A newer version made ${names.join(', ')} here. Run that one, or restore a backup from before it.`

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** The migrations that the next start would run, and those of a newer version. */
export async function pendingMigrations(db: Db): Promise<{ due: string[]; unknown: string[] }> {
  const has = await hasTable(db, 'kysely_migration')
  const { rows } = has ? await sql<{ name: string }>`select name from kysely_migration`.execute(db) : { rows: [] }
  const run = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return { due: known.filter((name) => !run.has(name)), unknown: [...run].filter((name) => !known.includes(name)) }
}
