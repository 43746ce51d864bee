import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A second telephone, the consent of the coverage form, and the offers that a lead was told with. They go with the row of the lead. */
const fields = [['phone2', 'text'], ['accept_information', 'integer'], ['offer_selected', 'text'], ['renewal_plan_id', 'text']] as const

export const leadFields: Migration = {
  up: async (db: Kysely<unknown>) => {
    const there = await columnsOf(db)
    for (const [name, type] of fields) if (!there.has(name)) await db.schema.alterTable('leads').addColumn(name, type).execute()
  },
}

/** A server that ended between the change and its record makes it again: neither database adds a column only once. */
async function columnsOf(db: Kysely<unknown>): Promise<Set<string>> {
  const tables = await db.introspection.getTables()
  return new Set(tables.filter(({ name }) => name === 'leads').flatMap(({ columns }) => columns.map(({ name }) => name)))
}
