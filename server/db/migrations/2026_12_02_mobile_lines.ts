import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeEditionTable } from '../editionTable.ts'

/** Adds editions of mobile lines. */
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
