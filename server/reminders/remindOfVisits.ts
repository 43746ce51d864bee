import { dayInBrazil } from '../../src/api/contract/values/dates.ts'
import type { Context } from '../http/calls/handlerContext.ts'
import type { Write } from '../db/writeTransaction.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import { tomorrowInBrazil, ordersVisitedTomorrow } from '../schedule/ordersVisitedTomorrow.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import { mostPerRound, remindEach } from './remindEach.ts'

type Parts = Pick<Context, 'db' | 'vault' | 'now'> & { write: Write }

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
      (id) => remind(id, parts),
      ending,
    )
  })

const isNight = (now: Date) => dayInBrazil(new Date(now.getTime() - firstHour * 3_600_000)) !== dayInBrazil(now)

function unreminded({ db }: Pick<Parts, 'db'>, now: Date) {
  const date = tomorrowInBrazil(now)
  return ordersVisitedTomorrow(db, now)
    .select((e) => ['orders.lead_id' as const, e.val(date).as('date')])
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('visit_reminders')
            .select('visit_reminders.lead_id')
            .whereRef('visit_reminders.lead_id', '=', 'orders.lead_id')
            .where('visit_reminders.date', '=', date),
        ),
      ),
    )
    .orderBy('orders.lead_id')
}

/** Does nothing if another server has reminded meanwhile, or the visit was cancelled. */
async function remind(id: string, { write, vault, now }: Parts): Promise<void> {
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
