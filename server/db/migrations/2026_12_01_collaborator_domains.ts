import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeEditionTable } from '../editionTable.ts'

/** The e-mail domains of an operator's collaborators have editions as its other data. */
export const collaborators: Migration = {
  up: (db: Kysely<unknown>) =>
    makeEditionTable(db, 'collaborator_rows', { view: 'collaborators', texts: ['domain'], key: ['domain'] }),
}
