import type { OwnedLead } from '../../call.ts'
import type { Db } from '../../db/database.ts'
import { bookedSlot } from '../../schedule/slots.ts'
import { needsVisit } from '../steps/dueStep.ts'

/** What is said of the visit of a placed order: that it is agreed by telephone, if the order holds none. */
export const visitTold = async (lead: OwnedLead, db: Db): Promise<{ visitByPhone?: true }> =>
  needsVisit(lead) && (await bookedSlot(db, lead.id)) === null ? { visitByPhone: true } : {}
