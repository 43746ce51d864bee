import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { CannotStart } from '../start/startFailureReason.ts'
import type { ColumnName } from '../leads/columns/leadValueTypes.ts'
import { addColumns } from './addColumn.ts'
import type { Db } from './database.ts'
import { operatorData } from './migrations/2026_11_25_the_operators_data.ts'
import { leftOrdersAndBlockedVisits } from './migrations/2026_11_26_left_orders_and_blocked_visits.ts'
import { plansMigration } from './migrations/2026_11_27_plans.ts'
import { streetsByCity } from './migrations/2026_11_28_streets_by_city.ts'
import { bookingRequests } from './migrations/2026_11_29_booking_requests.ts'
import { visitReminders } from './migrations/2026_11_29_visit_reminders.ts'
import { collaborators } from './migrations/2026_12_01_collaborator_domains.ts'
import { mobileLines } from './migrations/2026_12_02_mobile_lines.ts'
import { addedColumns } from './migrations/addedColumns.ts'
import { hasTable } from './hasTable.ts'
import { type leads, schema } from './migrations/2026_11_25_schema.ts'

const all: Record<string, Migration> = {
  '2026_11_25_schema': schema,
  '2026_11_25_the_operators_data': operatorData,
  '2026_11_26_left_orders_and_blocked_visits': leftOrdersAndBlockedVisits,
  '2026_11_27_plans': plansMigration,
  '2026_11_28_streets_by_city': streetsByCity,
  '2026_11_29_booking_requests': bookingRequests,
  '2026_11_29_visit_reminders': visitReminders,
  '2026_12_01_collaborators': collaborators,
  '2026_12_02_mobile_lines': mobileLines,
}

type Added = Extract<(typeof addedColumns)[keyof typeof addedColumns], { leads: readonly string[] }>['leads'][number]
type Made = (typeof leads)[keyof typeof leads][number] | Added
type Whole = ColumnName extends Made ? object : { noMigrationMakes: Exclude<ColumnName, Made> }

const added = Object.entries(addedColumns satisfies Whole).map(([name, each]) => [name, addColumns(each, all[name])])
/** All migrations. A column of a lead that none adds does not compile. From 0.2.0 on, they never change. */
export const migrations: Record<string, Migration> = { ...all, ...Object.fromEntries(added) }

/** Runs the missing migrations in order. Refuses a database with unknown ones. */
export async function migrate(db: Db): Promise<void> {
  const { due, unknown } = await pendingMigrations(db)
  if (unknown.length > 0) throw new CannotStart(madeElsewhere(unknown))
  if (due.length === 0) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

export const madeElsewhere = (names: readonly string[]) =>
  `Another version made ${names.join(', ')} here. Run that one, or restore a backup from before it.`

/** The migrations that the next start would run, and those unknown to this version. */
export async function pendingMigrations(db: Db): Promise<{ due: string[]; unknown: string[] }> {
  const has = await hasTable(db, 'kysely_migration')
  const { rows } = has ? await sql<{ name: string }>`select name from kysely_migration`.execute(db) : { rows: [] }
  const run = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return { due: known.filter((name) => !run.has(name)), unknown: [...run].filter((name) => !known.includes(name)) }
}
