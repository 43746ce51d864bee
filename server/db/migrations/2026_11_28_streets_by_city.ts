import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes streets by city, for visitors who do not know their CEP. */
export const streetsByCity: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('street_rows_by_city')
      .ifNotExists()
      .on('street_rows')
      .columns(['edition', 'city', 'street'])
      .execute()
  },
}
