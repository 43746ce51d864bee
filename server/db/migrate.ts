import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { CannotStart } from '../cannotStart.ts'
import type { Db } from './database.ts'
import { leads } from './migrations/001-leads.ts'
import { operator } from './migrations/002-operator.ts'
import { customers } from './migrations/003-customers.ts'
import { withdrawals } from './migrations/004-withdrawals.ts'
import { indexes } from './migrations/005-indexes.ts'
import { protocols } from './migrations/006-protocols.ts'
import { leadFields } from './migrations/007-lead-fields.ts'
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

export const migrations = {
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
}

/** Brings the database to the present schema, in order, once each. One of a newer version is refused. */
export async function migrate(db: Db): Promise<void> {
  const { unknown } = await pendingMigrations(db)
  if (unknown.length > 0) throw new CannotStart(newerMade(unknown))
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error
}

export const newerMade = (names: readonly string[]) =>
  `A newer version made ${names.join(', ')} here. Run that one, or restore a backup from before it.`

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** The migrations that the next start would run, and those of a newer version. */
export async function pendingMigrations(db: Db): Promise<{ due: string[]; unknown: string[] }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const has = tables.some(({ name }) => name === 'kysely_migration')
  const { rows } = has ? await sql<{ name: string }>`select name from kysely_migration`.execute(db) : { rows: [] }
  const run = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return { due: known.filter((name) => !run.has(name)), unknown: [...run].filter((name) => !known.includes(name)) }
}
