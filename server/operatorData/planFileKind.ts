import * as z from 'zod/mini'
import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import { isSubscription } from '../../src/api/contract/sale/streamings.ts'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { siteName } from '../plans/importedCatalogue.ts'
import { count, flag, isoDay, list, oneOf, orEmpty, price, type Row, text, words } from './fileColumns.ts'

const names = campaigns.map(({ prefix }) => prefix || siteName)
const campaign = z.enum(
  names,
  `has one that is none of ${names.join(', ')}. One of campaigns.json counts once pages are built with it`,
)
const subscription = z.string().check(z.refine(isSubscription, 'has one that no plan can include'))
const openDay = orEmpty(isoDay, '')

/** The plans of an operator. A sku may have several rows, each from another day on. */
export const planKind = {
  file: 'plans.csv',
  table: 'plan_rows',
  columns: {
    sku: text(values.plan),
    name: words(40),
    mega: count(300, 2000),
    price,
    full: price,
    bonus: orEmpty(oneOf(['lifelong', 'one year']), null),
    subscriptions: list(subscription),
    campaigns: list(campaign),
    on_landing: flag,
    on_request: flag,
    unscheduled: flag,
    state: orEmpty(text(values.state), null),
    sold_from: openDay,
    sold_until: openDay,
  },
  key: ['sku', 'sold_from'],
  place: ['sku', 'sold_from'],
  wrong: wrongPlan,
}

function wrongPlan({ price: monthly, full, sold_from: from, sold_until: until }: Row) {
  if (Number(full) < Number(monthly)) return { column: 'full', text: 'is less than price' }
  return until !== '' && String(until) < String(from)
    ? { column: 'sold_until', text: 'is a day before sold_from' }
    : null
}
