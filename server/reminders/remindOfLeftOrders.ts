import { sql } from 'kysely'
import type { Context } from '../http/calls/handlerContext.ts'
import type { Db } from '../db/database.ts'
import type { LeadRecord } from '../db/tables.ts'
import type { Write } from '../db/writeTransaction.ts'
import { audit } from '../leads/audit.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { post } from '../leads/outbox.ts'
import { insertLink } from '../resume/links.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import { mostPerRound, remindEach } from './remindEach.ts'
import { reminderEmailHash, noteReminder } from './reminderRecords.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'now'> & { write: Write }
type Timed = Parts & { hours: number }

const hour = 3_600_000
/** An order left for longer gets no reminder, so that a server that was down sends no old ones. */
const hoursLate = 24

/** Reminds visitors who left an order `hours` ago, accept promotions and can open a link. Without hours, nobody. */
export const makeReminders = (parts: Parts, hours: number | null): RepeatedTask =>
  singleFlight(async (ending) => {
    if (hours) await remindAll({ ...parts, hours }, ending)
  })

async function remindAll(parts: Timed, ending: AbortSignal): Promise<void> {
  const left = await leftOrders(parts.db, parts).select('id').orderBy('touched_at').limit(mostPerRound).execute()
  await remindEach(
    left.map(({ id }) => id),
    (id) => remind(id, parts),
    ending,
  )
}

/** The first condition repeats that of the index `leads_to_remind` literally. */
function leftOrders(db: Db, { now, hours }: Pick<Timed, 'now' | 'hours'>) {
  const ago = (some: number) => new Date(now().getTime() - some * hour).toISOString()
  return db
    .selectFrom('leads')
    .where(sql<boolean>`kind = 'order' and order_number is null and reminded_at is null and accept_promotions = 1`)
    .where('touched_at', '<=', ago(hours))
    .where('touched_at', '>', ago(hours + hoursLate))
    .where('expires_at', '>', now().toISOString())
    .where('email', 'is not', null)
    .where('birth_date', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('risk_decisions')
            .select('lead_id')
            .whereRef('lead_id', '=', 'leads.id')
            .where('decision', 'in', ['rejected', 'failed']),
        ),
      ),
    )
}

/** Reminds once, even with several servers or if the visitor returns at this moment. */
async function remind(id: LeadRecord['id'], { write, vault, now, hours }: Timed): Promise<void> {
  await write(async (tx) => {
    const context = { db: tx, vault, now }
    const row = await tx
      .updateTable('leads')
      .set({ reminded_at: now().toISOString() })
      .where('id', 'in', leftOrders(tx, { now, hours }).select('id').where('id', '=', id))
      .where('reminded_at', 'is', null)
      .where('order_number', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const lead = row && (await openLead(row, context))
    if (!lead?.email || !(await noteReminder(lead, reminderEmailHash(lead.email, context), context))) return
    const link = await insertLink(lead, { byMail: true }, context)
    await post(tx, 'mail.reminder', { lead: id, link: link.id }, now())
    await post(tx, 'lead.abandoned', { lead: id }, now())
    await audit(tx, lead, 'reminded', [], now())
  })
}
