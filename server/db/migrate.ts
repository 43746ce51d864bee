import { Migrator } from 'kysely/migration'
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
import { reminders } from './migrations/011-reminders.ts'

const migrations = {
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
  '011-reminders': reminders,
}

/** Brings the database to the present schema, in order, once each. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
