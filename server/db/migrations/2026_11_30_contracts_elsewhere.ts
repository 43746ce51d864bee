import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumn } from '../addColumn.ts'

/** Adds a contract of an operator's system to the request for it. */
export const contractsElsewhere: Migration = {
  up: (db: Kysely<unknown>) => addColumn(db, 'customer_requests', 'customer'),
}
