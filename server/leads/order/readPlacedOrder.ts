import * as z from 'zod/mini'
import type { OrderSought, PlacedOrder } from '../../../src/api/contract/placedOrder.ts'
import { plan } from '../../../src/api/contract/sale/plan.ts'
import type { Handler, OwnedLead } from '../../http/calls/handlerContext.ts'
import { isSame } from '../../collaborator/codes.ts'
import type { Db } from '../../db/database.ts'
import { hashOfToken } from '../../http/calls/leadTokens.ts'
import type { Asking } from '../../http/limits/proofOfWorkLimit.ts'
import { countWrong, refuseGuessing } from '../../http/limits/guessLimits.ts'
import { openLead } from '../columns/openLead.ts'
import { phoneIsFromVisitor } from '../isOwnersPhone.ts'
import { orderOf } from './orderRows.ts'
import { orderStatus, placedOn } from './orderStatus.ts'

export const readPlacedOrder: Handler<'readPlacedOrder'> = async ({ body }, context) => ({
  success: true,
  order: await placedOrder(body, context),
})

/** A placed order by number and telephone. Wrong numbers and wrong telephones count alike. */
export async function placedOrder(sought: OrderSought, asking: Asking): Promise<PlacedOrder | null> {
  const guessed = [`number ${sought.number}`, `telephone ${sought.phone}`]
  await refuseGuessing('order', asking, guessed)
  const lead = await leadAt(sought.number, asking)
  const isRight = isSame(hashOfToken(sought.phone), hashOfToken(telephoneOf(lead)))
  if (lead && isRight) return shown(lead, asking.db)
  await countWrong('order', asking, guessed)
  return null
}

async function leadAt(number: string, { db, vault }: Asking): Promise<OwnedLead | null> {
  const row = await db
    .selectFrom('leads')
    .innerJoin('orders', 'orders.lead_id', 'leads.id')
    .selectAll('leads')
    .where(number.length === protocolLength ? 'leads.protocol' : 'orders.number', '=', number)
    .executeTakeFirst()
  return row ? openLead(row, { db, vault }) : null
}
const protocolLength = 9

/** A contract's telephone matches nothing, because anybody with the CPF can see its mask. */
const telephoneOf = (lead: OwnedLead | null) => (lead && phoneIsFromVisitor(lead) ? (lead.phone ?? '') : '')

/** The plan as sold on that day. */
const offer = z.object({ plan })

async function shown(lead: OwnedLead, db: Db): Promise<PlacedOrder | null> {
  const order = await orderOf(db, lead)
  if (!order) return null
  return {
    orderNumber: order.number,
    plan: offer.safeParse(JSON.parse(order.offer)).data?.plan ?? null,
    directDebit: lead.direct_debit,
    dueDate: lead.due_date,
    ...(order.withdrawn_at === null ? await orderStatus(lead, db) : { withdrawn: true }),
    placedOn: placedOn(order),
  }
}
