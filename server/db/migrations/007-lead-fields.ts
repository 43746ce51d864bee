import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** A second telephone, the consent of the coverage form, and the offers that a lead was created with. */
export const addedColumns = [
  ['phone2', 'text'],
  ['accept_information', 'integer'],
  ['offer_selected', 'text'],
  ['renewal_plan_id', 'text'],
] as const

export const leadFields: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [name, type] of addedColumns)
      if (!(await hasColumn(db, 'leads', name))) await db.schema.alterTable('leads').addColumn(name, type).execute()
  },
}
