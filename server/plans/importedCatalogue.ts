import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { campaigns } from '../../src/api/contract/sale/campaigns.ts'
import { isSubscription } from '../../src/api/contract/sale/streamings.ts'
import type { PlanTable } from '../db/operatorTables.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import type { Offer } from './builtInOffers.ts'
import { builtInCatalogue } from './builtInCatalogue.ts'
import type { Db } from '../db/database.ts'

/** The name of the plain site in lists of campaigns. */
export const siteName = 'site'

type PlanRow = Selectable<PlanTable>
const texts = z.array(z.string())
const listIn = (json: string) => texts.parse(JSON.parse(json))

/** The catalogue of an operator's rows on a day. Of several rows of a sku, the latest one counts. */
function catalogueOn(day: string, rows: readonly PlanRow[]): Catalogue {
  const begun = rows
    .filter(({ sold_from }) => sold_from <= day)
    .toSorted((a, b) => (a.sold_from < b.sold_from ? -1 : 1))
  const last = [...new Map(begun.map((row) => [row.sku, row])).values()]
  const sold = last
    .filter(({ sold_until }) => sold_until === '' || day <= sold_until)
    .toSorted((a, b) => a.mega - b.mega || a.price - b.price)
  const soldIn = new Map(sold.map(({ sku, campaigns: names }) => [sku, listIn(names)]))
  return catalogueOf(sold.map(offerOf), ({ prefix }) =>
    sold.flatMap(({ sku }) => (isSoldIn(prefix, soldIn.get(sku) ?? []) ? [sku] : [])),
  )
}

/** A plan without campaigns is sold on the plain site. */
const isSoldIn = (prefix: string, names: readonly string[]) =>
  names.length === 0 ? prefix === '' : names.includes(prefix || siteName)

function offerOf(row: PlanRow): Offer {
  return {
    sku: row.sku,
    name: row.name,
    mega: row.mega,
    price: row.price / 100,
    full: row.full / 100,
    given: true,
    own: true,
    ...(row.bonus !== null && { bonus: row.bonus }),
    subscriptions: listIn(row.subscriptions).filter(isSubscription),
    ...(row.on_landing === 1 && { onLanding: true }),
    ...(row.on_request === 1 && { onRequest: true }),
    ...(row.unscheduled === 1 && { unscheduled: true }),
    ...(row.state !== null && { state: row.state }),
  }
}

/** The product's plans as an operator's rows, for the example. */
export const productRows: readonly PlanRow[] = builtInCatalogue.offers
  .map(rowOf)
  .toSorted((a, b) => (a.sku < b.sku ? -1 : 1))

function rowOf({ sku, name, mega, price, full, ...offer }: Offer): PlanRow {
  const sellers = campaigns.filter(({ sale }) => sale.skus.some((each) => each === sku))
  return {
    sku,
    name,
    mega,
    price: Math.round(price * 100),
    full: Math.round(full * 100),
    bonus: offer.bonus ?? null,
    subscriptions: JSON.stringify(offer.subscriptions),
    campaigns: JSON.stringify(sellers.map(({ prefix }) => prefix || siteName)),
    on_landing: Number(offer.onLanding ?? false),
    on_request: Number(offer.onRequest ?? false),
    unscheduled: Number(offer.unscheduled ?? false),
    state: offer.state ?? null,
    sold_from: '',
    sold_until: '',
  }
}

/** The catalogue on a day: the operator's imported plans, or the built-in ones. */
export async function readCatalogue(db: Db, day: string): Promise<Catalogue> {
  const rows = await db.selectFrom('plans').selectAll().execute()
  return rows.length === 0 ? builtInCatalogue : catalogueOn(day, rows)
}
