import type { Db } from '../db/database.ts'
import { makeWrite } from '../db/writeTransaction.ts'
import type { OperatorAccess } from '../leads/withOperatorAccess.ts'
import type { Entry, FeedName } from './feedContract.ts'
import { cursorSince, fetchFeed } from './feed.ts'

/** Sold or requested rows since a time, without personal data. Does not count as a fetch. */
export const previews: Record<FeedName, (db: Db, since: string) => Promise<object[]>> = {
  calls: (db, since) =>
    db
      .selectFrom('support_requests')
      .select(['id', 'created_at as requested_at', 'protocol', 'outcome', 'fed_at as fetched_at'])
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .execute(),
  leads: (db, since) =>
    db
      .selectFrom('leads')
      .select(['id', 'created_at as begun_at', 'protocol', 'cep', 'reminded_at', 'fed_at as fetched_at'])
      .where('kind', '=', 'order')
      .where('order_number', 'is', null)
      .where('accept_promotions', '=', 1)
      .where('reminded_at', '>=', since)
      .orderBy('reminded_at')
      .execute(),
  notices: (db, since) =>
    db
      .selectFrom('leads')
      .select(['id', 'created_at as wanted_at', 'protocol', 'cep', 'told_at', 'fed_at as fetched_at'])
      .where('kind', '=', 'no-coverage')
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .execute(),
  orders: (db, since) =>
    db
      .selectFrom('orders')
      .leftJoin('bookings', 'bookings.lead_id', 'orders.lead_id')
      .leftJoin('order_states', 'order_states.lead_id', 'orders.lead_id')
      .select([
        'orders.number',
        'orders.terms_accepted_at as placed_at',
        'orders.withdrawn_at',
        'orders.sku',
        'bookings.date as visit',
        'bookings.period',
        'order_states.state',
        'orders.fed_at as fetched_at',
      ])
      .where('orders.terms_accepted_at', '>=', since)
      .orderBy('orders.terms_accepted_at')
      .execute(),
}

const atOnce = 100

/** The same with personal data: counts as a fetch, and the trails note the reason. */
export async function* fetched(
  feed: FeedName,
  since: string,
  reason: string,
  desk: OperatorAccess,
): AsyncGenerator<Entry> {
  const parts = { write: makeWrite(desk.db), vault: desk.vault, now: desk.now }
  let after = await cursorSince(feed, since, parts)
  for (let more = true; more;) {
    const page = await fetchFeed(feed, { after, limit: atOnce, name: `${desk.who}: ${reason}` }, parts)
    yield* page.items
    more = page.more
    after = Number(page.next)
  }
}
