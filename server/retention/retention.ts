import { type RawBuilder, sql } from 'kysely'
import { retentionDays } from '../../src/api/contract/retentionDays.ts'
import { daysAfter } from '../daysAfter.ts'
import { advisoryLock } from '../db/advisoryLock.ts'
import { type Db, isPostgres } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Write } from '../db/writeTransaction.ts'
import { erase } from '../leads/erase.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import type { ExpiryClock } from './expiryClock.ts'

/** Deletes some rows of one kind in a transaction. Returns how many. */
type Rule = (tx: Db, now: Date) => Promise<number>

/** The rows of one transaction. Visitors are served in between. */
const atOnce = 100

/** Calls `forgotten` after each round. */
export function makeRetention(
  { write, passed, keep }: { write: Write } & ExpiryClock,
  forgotten: () => void,
): RepeatedTask {
  return singleFlight(async (ending) => {
    try {
      await keep()
      await forget(write, passed, ending)
    } finally {
      forgotten()
    }
  })
}

/** Deletes private answers after 3 days, leads, replies and messages after 30. Throws the first failure last. */
export async function forget(write: Write, now: () => Date, ending?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const rule of rules) {
    try {
      await forgetAll(rule, write, now, ending)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function forgetAll(rule: Rule, write: Write, now: () => Date, ending?: AbortSignal): Promise<void> {
  const forgetSome = () =>
    write(async (tx) => {
      await advisoryLock(tx, 'forget')
      return rule(tx, now())
    })
  const goesOn = () => ending?.aborted !== true
  while (goesOn() && (await forgetSome()) > 0) continue
}

const longAgo = (now: Date) => daysAfter(now, -retentionDays.others)

const rules: readonly Rule[] = [
  expiredLeads,
  privateAnswers,
  spentCodes,
  (tx, now) => drop(tx, 'idempotency', ['scope'], sql`created_at <= ${longAgo(now)}`),
  (tx, now) => drop(tx, 'support_requests', ['id'], sql`created_at <= ${longAgo(now)}`),
  (tx, now) => drop(tx, 'operator_fetches', ['id'], sql`at <= ${longAgo(now)}`),
  (tx, now) => drop(tx, 'operator_tokens', ['name'], sql`ends_at <= ${longAgo(now)}`),
  (tx, now) => drop(tx, 'outbox', ['id'], sql`done_at <= ${longAgo(now)}`),
  (tx, now) => drop(tx, 'outbox', ['id'], sql`created_at <= ${longAgo(now)} and lane in ('event', 'visit', 'dead')`),
  (tx, now) => drop(tx, 'limits', ['key', 'period'], sql`expires_at <= ${daysAfter(now, 0)}`),
  (tx, now) => drop(tx, 'spent_proofs', ['id'], sql`expires_at <= ${daysAfter(now, 0)}`),
  (tx, now) => drop(tx, 'resume_links', ['id'], sql`expires_at <= ${daysAfter(now, 0)}`),
  (tx, now) => drop(tx, 'reminders', ['email_hash'], sql`told_at <= ${daysAfter(now, -retentionDays.others - 1)}`),
  forgetBookers,
  (tx, now) => drop(tx, 'visits', ['id_hash'], sql`expires_at <= ${daysAfter(now, 0)}`),
]

const unordered = (tx: Db) => tx.selectFrom('leads').select('id').where('order_number', 'is', null).limit(atOnce)

/** Skips leads that a visitor is changing until the next round. */
async function expiredLeads(tx: Db, now: Date): Promise<number> {
  const due = unordered(tx).where('expires_at', '<=', daysAfter(now, 0))
  const ids = (await (isPostgres(tx) ? due.forUpdate().skipLocked() : due).execute()).map(({ id }) => id)
  if (ids.length > 0) await erase(ids, { db: tx, now: () => now })
  return ids.length
}

/** Also deletes direct debit, which needs the account, so that the payment is asked again. */
async function privateAnswers(tx: Db, now: Date): Promise<number> {
  const due = unordered(tx)
    .where('touched_at', '<=', daysAfter(now, -retentionDays.privateAnswers))
    .where((e) =>
      e.or([
        e('document', 'is not', null),
        e('birth_date', 'is not', null),
        e('mothers_name', 'is not', null),
        e('bank_info', 'is not', null),
        e('device_info', 'is not', null),
        e('direct_debit', '=', sql.lit(1)),
      ]),
    )
  const left = await tx
    .updateTable('leads')
    .set({
      document: null,
      document_hash: null,
      birth_date: null,
      mothers_name: null,
      bank_info: null,
      device_info: null,
      direct_debit: sql<number | null>`nullif(direct_debit, 1)`,
    })
    .where('id', 'in', isPostgres(tx) ? due.forUpdate().skipLocked() : due)
    .returning('id')
    .execute()
  const ids = left.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('risk_decisions').where('lead_id', 'in', ids).execute()
  return ids.length
}

async function spentCodes(tx: Db, now: Date): Promise<number> {
  const codes = tx.selectFrom('collaborator_codes').select('lead_id').where('code', 'is not', null)
  const due = codes.where('expires_at', '<=', daysAfter(now, 0)).limit(atOnce)
  const spent = tx.updateTable('collaborator_codes').set({ code: null }).where('lead_id', 'in', due)
  return Number((await spent.executeTakeFirstOrThrow()).numUpdatedRows)
}

async function drop(tx: Db, table: keyof Tables, key: readonly string[], due: RawBuilder<unknown>): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const some = sql`select ${columns} from ${sql.table(table)} where ${due} limit ${sql.lit(atOnce)}`
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in (${some})`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Longer than any visit is booked ahead. */
const daysMarked = 30

/** Deletes the marks of past visits. Returns how many. */
async function forgetBookers(tx: Db, now: Date): Promise<number> {
  const marked = tx.selectFrom('bookings').select('lead_id').where('marks', 'is not', null)
  const due = marked.where('booked_at', '<', daysAfter(now, -daysMarked)).limit(atOnce)
  const past = tx.updateTable('bookings').set({ marks: null }).where('lead_id', 'in', due)
  return Number((await past.executeTakeFirstOrThrow()).numUpdatedRows)
}
