import type { Context } from '../http/calls/handlerContext.ts'
import { retentionDays } from '../../src/api/contract/retentionDays.ts'
import type { Db } from '../db/database.ts'
import type { LeadRecord } from '../db/tables.ts'
import { audit } from '../leads/audit.ts'
import { tellOrderAgain } from '../leads/order/orderRows.ts'
import { daysAfter } from '../daysAfter.ts'

type Reading = Pick<Context, 'db' | 'now'>

/** Identifies an address in the database and in the unsubscribe link. Nobody can guess it. */
export const reminderEmailHash = (email: string, { vault }: Pick<Context, 'vault'>) =>
  vault.hash('reminder', email.toLowerCase())

/** Notes a reminder to an address. False after another reminder or a refusal within a lead's life. */
export async function noteReminder(
  { id }: Pick<LeadRecord, 'id'>,
  email_hash: string,
  { db, now }: Reading,
): Promise<boolean> {
  const told = { lead_id: id, told_at: now().toISOString() }
  const noted = await db
    .insertInto('reminders')
    .values({ email_hash, ...told })
    .onConflict((c) =>
      c
        .column('email_hash')
        .doUpdateSet(told)
        .where('reminders.told_at', '<=', daysAfter(now(), -retentionDays.others)),
    )
    .returning('email_hash')
    .executeTakeFirst()
  return noted !== undefined
}

/** Stops reminders to an address and withdraws its consent. An unknown address changes nothing. */
export async function refuseReminders(email_hash: string, { db, now }: Reading): Promise<void> {
  const told_at = now().toISOString()
  const reminders = db.updateTable('reminders').set({ told_at }).where('email_hash', '=', email_hash)
  const refused = await reminders.returning('lead_id').executeTakeFirst()
  const changed =
    refused &&
    (await db
      .updateTable('leads')
      .set({ accept_promotions: 0 })
      .where('id', '=', refused.lead_id)
      .returning(['id', 'trail_n', 'trail_hash'])
      .executeTakeFirst())
  if (!changed) return
  await tellOrderAgain(db, changed.id)
  await audit(db, changed, 'unsubscribed', ['accept_promotions'], now())
}

/** Counts the reminded visitors, and those of them who ordered, by reading the whole audit trail. */
export async function countReminded(db: Db): Promise<{ reminded: number; ordered: number }> {
  const { reminded, ordered } = await db
    .selectFrom('audit')
    .leftJoin('leads', 'leads.id', 'audit.lead_id')
    .where('event', '=', 'reminded')
    .select((e) => [e.fn.countAll().as('reminded'), e.fn.count('order_number').as('ordered')])
    .executeTakeFirstOrThrow()
  return { reminded: Number(reminded), ordered: Number(ordered) }
}
