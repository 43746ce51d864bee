import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index of the keys that a master key wraps. */
export const keysByMaster: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('owner_keys_master')
      .ifNotExists()
      .on('owner_keys')
      .columns(['master', 'owner'])
      .execute()
  },
}
