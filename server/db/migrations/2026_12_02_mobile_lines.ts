import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeEditionTable } from '../editionTable.ts'

/** An operator's mobile lines have editions as its other data. */
export const mobileLines: Migration = {
  up: (db: Kysely<unknown>) =>
    makeEditionTable(db, 'mobile_line_rows', {
      view: 'mobile_lines',
      isMoved: true,
      texts: ['phone_hash', 'addon'],
      numbers: ['active'],
      key: ['phone_hash'],
    }),
}
