import { addLeadColumns } from '../addColumn.ts'
import { makeEditionTable } from '../editionTable.ts'

/** Adds editions of plans, and the chosen plan of an order as JSON. */
export const plansMigration = addLeadColumns(['plan'], (db) =>
  makeEditionTable(db, 'plan_rows', {
    view: 'plans',
    texts: ['sku', 'name', 'subscriptions', 'campaigns', 'sold_from', 'sold_until'],
    numbers: ['mega', 'price', 'full', 'on_landing', 'on_request', 'unscheduled'],
    maybeTexts: ['bonus', 'state'],
    key: ['sku', 'sold_from'],
  }),
)
