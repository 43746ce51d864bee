import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeEditionTable } from '../editionTable.ts'

/** Adds editions of the collaborators' e-mail domains. */
export const collaborators: Migration = {
  up: (db: Kysely<unknown>) =>
    makeEditionTable(db, 'collaborator_rows', { view: 'collaborators', texts: ['domain'], key: ['domain'] }),
}
