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
import { reminderEmailHash, noteReminder } from './reminderRecords.ts'
import { dayInBrazil } from '../../src/api/contract/values/dates.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import { tomorrowInBrazil, ordersVisitedTomorrow } from '../schedule/ordersVisitedTomorrow.ts'

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
    (id) => remindOfOrder(id, parts),
    ending,
  )
}

/** The first condition repeats that of the index `leads_to_remind` literally. */
function leftOrders(db: Db, { now, hours }: Pick<Timed, 'now' | 'hours'>) {
  const ago = (some: number) => new Date(now().getTime() - some * hour).toISOString()
  const decisions = db.selectFrom('risk_decisions').select('lead_id').where('lead_id', '=', sql.ref<string>('leads.id'))
  const refused = decisions.where('decision', 'in', ['rejected', 'failed'])
  return db
    .selectFrom('leads')
    .where(sql<boolean>`kind = 'order' and order_number is null and reminded_at is null and accept_promotions = 1`)
    .where('touched_at', '<=', ago(hours))
    .where('touched_at', '>', ago(hours + hoursLate))
    .where('expires_at', '>', now().toISOString())
    .where('email', 'is not', null)
    .where('birth_date', 'is not', null)
    .where((e) => e.not(e.exists(refused)))
}

/** Reminds once, even with several servers or if the visitor returns at this moment. */
async function remindOfOrder(id: LeadRecord['id'], { write, vault, now, hours }: Timed): Promise<void> {
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

/** The first hour for reminders, in São Paulo. A server that was down all day sends none on the visit's day. */
const firstHour = 9

/** Reminds of each visit once, the day before; a moved visit once for its new day. */
export const makeVisitReminders = (parts: Parts): RepeatedTask =>
  singleFlight(async (ending) => {
    const now = parts.now()
    if (isNight(now)) return
    const due = await unreminded(parts, now).limit(mostPerRound).execute()
    await remindEach(
      due.map(({ lead_id }) => lead_id),
      (id) => remindOfVisit(id, parts),
      ending,
    )
  })

const isNight = (now: Date) => dayInBrazil(new Date(now.getTime() - firstHour * 3_600_000)) !== dayInBrazil(now)

function unreminded({ db }: Pick<Parts, 'db'>, now: Date) {
  const date = tomorrowInBrazil(now)
  const reminders = db.selectFrom('visit_reminders').select('visit_reminders.lead_id')
  const reminded = reminders
    .where('visit_reminders.lead_id', '=', sql.ref<string>('orders.lead_id'))
    .where('visit_reminders.date', '=', date)
  return ordersVisitedTomorrow(db, now)
    .select((e) => ['orders.lead_id' as const, e.val(date).as('date')])
    .where((e) => e.not(e.exists(reminded)))
    .orderBy('orders.lead_id')
}

/** Does nothing if another server has reminded meanwhile, or the visit was cancelled. */
async function remindOfVisit(id: string, { write, vault, now }: Parts): Promise<void> {
  await write(async (db) => {
    const noted = await db
      .insertInto('visit_reminders')
      .columns(['lead_id', 'date'])
      .expression(unreminded({ db }, now()).where('orders.lead_id', '=', id))
      .onConflict((c) => c.doNothing())
      .returning('lead_id')
      .executeTakeFirst()
    const row = noted && (await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst())
    const context = { db, vault, now }
    if (row) await queueLetter('mail.visit', await openLead(row, context), context)
  })
}

/** Reminds one after another. After a failure the others are still reminded, then the first failure is thrown. */
async function remindEach(
  ids: readonly string[],
  remind: (id: string) => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const id of ids) if (!ending.aborted) await remind(id).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** The reminders per round. */
const mostPerRound = 500
