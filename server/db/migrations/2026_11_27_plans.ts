import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { makeEditionTable } from '../editionTable.ts'

/** Adds editions of plans. */
export const plansMigration: Migration = {
  up: (db: Kysely<unknown>) =>
    makeEditionTable(db, 'plan_rows', {
      view: 'plans',
      texts: ['sku', 'name', 'subscriptions', 'campaigns', 'sold_from', 'sold_until'],
      numbers: ['mega', 'price', 'full', 'on_landing', 'on_request', 'unscheduled'],
      maybeTexts: ['bonus', 'state'],
      key: ['sku', 'sold_from'],
    }),
}
