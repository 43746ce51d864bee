import type { Lead } from '../../../src/api/contract/lead/lead.ts'
import { dayInBrazil } from '../../../src/api/contract/values/dates.ts'
import type { OwnedLead } from '../../http/calls/handlerContext.ts'
import type { Db } from '../../db/database.ts'
import type { OrderTable } from '../../db/tables.ts'
import { orderOf, lastOrderState } from './orderRows.ts'
import type { Slot } from '../../../src/api/contract/values/valueRules.ts'
import { bookedSlot } from '../../schedule/bookings.ts'
import { needsVisit } from '../steps/dueStep.ts'

/** The day, the state and the visit of a placed order. */
export async function orderStatus(lead: OwnedLead, db: Db): Promise<Told & Partial<Pick<Lead, 'placedOn'>>> {
  const order = await orderOf(db, lead)
  return { ...(order && { placedOn: placedOn(order) }), ...(await stateTold(lead, db)) }
}

export const placedOn = ({ terms_accepted_at }: Pick<OrderTable, 'terms_accepted_at'>) =>
  dayInBrazil(new Date(terms_accepted_at))

type Told = Partial<Pick<Lead, 'orderState' | 'visit' | 'visitByPhone'>>

async function stateTold(lead: OwnedLead, db: Db): Promise<Told> {
  const told = await lastOrderState(db, lead.id)
  if (!told) return orderVisit(lead, db)
  const { state, date, at } = told
  return {
    orderState: { state, at, ...(date !== null && { date }) },
    ...(!hasNoVisit(state) && (await orderVisit(lead, db))),
  }
}

/** A cancelled or impossible order needs no visit. */
export const hasNoVisit = (state: string) => state === 'cancelled' || state === 'not-possible'

export type VisitTold = { visit?: Slot; visitByPhone?: true }

/** The visit of a placed order; if it holds none, it will be agreed by telephone. */
export const orderVisit = async (lead: OwnedLead, db: Db): Promise<VisitTold> =>
  needsVisit(lead) ? heldTold(await bookedSlot(db, lead.id)) : {}

export const heldTold = (visit: Slot | null): VisitTold => (visit === null ? { visitByPhone: true } : { visit })
