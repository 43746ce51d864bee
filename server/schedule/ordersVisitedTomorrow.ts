import { sql } from 'kysely'
import { dayInBrazil, type Day } from '../../src/api/contract/values/dates.ts'
import type { Db } from '../db/database.ts'

export const tomorrowInBrazil = (now: Date): Day => dayInBrazil(new Date(now.getTime() + 86_400_000))

/** The orders with a visit tomorrow, by the operator's last date, else the booked one. Uses `order_states_booked`. */
export function ordersVisitedTomorrow(db: Db, now: Date) {
  const date = tomorrowInBrazil(now)
  return db
    .selectFrom('orders')
    .where('withdrawn_at', 'is', null)
    .where((e) =>
      e(
        'lead_id',
        'in',
        e
          .selectFrom('bookings')
          .select('lead_id')
          .where('date', '=', date)
          .union(
            e
              .selectFrom('order_states')
              .select('lead_id')
              .where(sql<boolean>`state = 'booked'`)
              .where('date', '=', date),
          ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('order_states')
            .select('order_states.lead_id')
            .whereRef('order_states.lead_id', '=', 'orders.lead_id')
            .where((told) => told.or([told('state', '<>', 'booked'), told('date', '<>', date)])),
        ),
      ),
    )
}
