import { addLeadColumns } from '../addColumn.ts'
import { makeEditionTable } from '../editionTable.ts'

/** An operator's plans have editions as its other data, and an order keeps the one that was chosen, as JSON. */
export const plansMigration = addLeadColumns(['plan'], (db) =>
  makeEditionTable(db, 'plan_rows', {
    view: 'plans',
    texts: ['sku', 'name', 'subscriptions', 'campaigns', 'sold_from', 'sold_until'],
    numbers: ['mega', 'price', 'full', 'on_landing', 'on_request', 'unscheduled'],
    maybeTexts: ['bonus', 'state'],
    key: ['sku', 'sold_from'],
  }),
)
