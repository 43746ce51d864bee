import { sql } from 'kysely'
import { alone } from './db/alone.ts'
import type { Write } from './db/write.ts'
import { mailTopics } from './leads/outbox.ts'
import { erase } from './leads/removeLead.ts'

const hour = 3_600_000
const day = 24 * hour

/** Forgets what has no reason to be kept: private answers left for three days, leads, their sends and what other systems were told for thirty. */
export async function forget(write: Write, now: () => Date): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age).toISOString()
  await write(async (db) => {
    await alone(db, 'forget')
    const expired = await db.selectFrom('leads').select('id').where('order_number', 'is', null).where('expires_at', '<=', before(0)).limit(500).execute()
    for (const { id } of expired) await erase(id, { db, now })
    const left = await db
      .updateTable('leads')
      .set({ document: null, document_hash: null, birth_date: null, mothers_name: null, bank_info: null, device_info: null, direct_debit: withoutAccount })
      .where('order_number', 'is', null)
      .where('touched_at', '<=', before(3 * day))
      .where((e) => e.or([e('document', 'is not', null), e('birth_date', 'is not', null), e('mothers_name', 'is not', null), e('bank_info', 'is not', null), e('direct_debit', '=', 1)]))
      .returning('id')
      .execute()
    if (left.length > 0) await db.deleteFrom('risk_decisions').where('lead_id', 'in', left.map(({ id }) => id)).execute()
    await db.deleteFrom('idempotency').where('created_at', '<=', before(30 * day)).execute()
    await db.deleteFrom('support_requests').where('created_at', '<=', before(30 * day)).execute()
    await db.updateTable('collaborator_codes').set({ code: null }).where('expires_at', '<=', before(0)).where('code', 'is not', null).execute()
    await db.deleteFrom('outbox').where('done_at', '<=', before(30 * day)).execute()
    await db.deleteFrom('outbox').where('topic', 'not in', mailTopics).where('created_at', '<=', before(30 * day)).execute()
    await db.deleteFrom('limits').where('expires_at', '<=', before(0)).execute()
    await db.deleteFrom('visits').where('expires_at', '<=', before(0)).execute()
  })
}

/** Direct debit is nothing without its account: how to pay is asked again. */
const withoutAccount = sql<number | null>`nullif(direct_debit, 1)`
