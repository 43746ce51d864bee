import type { Slot } from '../../../src/api/contract/values/valueRules.ts'
import type { OwnedLead } from '../../http/calls/handlerContext.ts'
import type { Db } from '../../db/database.ts'
import { bookedSlot } from '../../schedule/bookings.ts'
import { needsVisit } from '../steps/dueStep.ts'

export type VisitTold = { visit?: Slot; visitByPhone?: true }

/** The visit of a placed order; if it holds none, it will be agreed by telephone. */
export const orderVisit = async (lead: OwnedLead, db: Db): Promise<VisitTold> =>
  needsVisit(lead) ? heldTold(await bookedSlot(db, lead.id)) : {}

export const heldTold = (visit: Slot | null): VisitTold => (visit === null ? { visitByPhone: true } : { visit })
