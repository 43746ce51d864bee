import { sql } from 'kysely'
import { dayInBrazil, type Day } from '../../src/api/contract/values/dates.ts'
import type { Db } from '../db/database.ts'

export const tomorrowInBrazil = (now: Date): Day => dayInBrazil(new Date(now.getTime() + 86_400_000))

/** The orders with a visit tomorrow, by the operator's last date, else the booked one. Uses `order_states_booked`. */
export function ordersVisitedTomorrow(db: Db, now: Date) {
  const date = tomorrowInBrazil(now)
  const states = db.selectFrom('order_states')
  const stated = states
    .select('lead_id')
    .where(sql<boolean>`state = 'booked'`)
    .where('date', '=', date)
  const visited = db.selectFrom('bookings').select('lead_id').where('date', '=', date).union(stated)
  const otherwise = states
    .select('order_states.lead_id')
    .where('order_states.lead_id', '=', sql.ref<string>('orders.lead_id'))
    .where((told) => told.or([told('state', '<>', 'booked'), told('date', '<>', date)]))
  return db
    .selectFrom('orders')
    .where('withdrawn_at', 'is', null)
    .where('lead_id', 'in', visited)
    .where((e) => e.not(e.exists(otherwise)))
}
