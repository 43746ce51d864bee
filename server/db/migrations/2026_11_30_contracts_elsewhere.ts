import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumn } from '../addColumn.ts'

/** A contract that a system of the operator told is kept with the request that it is about. */
export const contractsElsewhere: Migration = {
  up: (db: Kysely<unknown>) => addColumn(db, 'customer_requests', 'customer'),
}
