import type { Lead } from '../../../src/api/contract/lead.ts'
import type { OwnedLead } from '../../call.ts'
import type { Db } from '../../db/database.ts'
import { stateOf } from './stateOf.ts'
import { visitTold } from './visitTold.ts'

/** What is read back of a placed order: its state, and its visit. */
export async function orderTold(
  lead: OwnedLead,
  db: Db,
): Promise<Partial<Pick<Lead, 'orderState' | 'visit' | 'visitByPhone'>>> {
  const told = await stateOf(db, lead.id)
  if (!told) return visitTold(lead, db)
  const { state, date, at } = told
  return {
    orderState: { state, at, ...(date !== null && { date }) },
    ...(!hasNoVisit(state) && (await visitTold(lead, db))),
  }
}

/** An order that comes to nothing needs its visit no more. */
export const hasNoVisit = (state: string) => state === 'cancelled' || state === 'not-possible'
