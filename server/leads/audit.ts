import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import type { AuditTable } from '../db/tables.ts'

/** Writes that something happened to a lead, and to which fields, chained to what happened before. Never a value. */
export async function audit(db: Db, leadId: string, event: string, fields: readonly string[], now: Date): Promise<void> {
  const last = await db.selectFrom('audit').select(['n', 'hash']).where('lead_id', '=', leadId).orderBy('n', 'desc').limit(1).executeTakeFirst()
  const row = { lead_id: leadId, n: (last?.n ?? 0) + 1, at: now.toISOString(), event, fields: fields.join(' ') }
  await db.insertInto('audit').values({ ...row, hash: chained(last?.hash ?? '', row) }).execute()
}

/** Whether the trail of a lead is whole and as it was written. */
export function isWhole(trail: readonly AuditTable[]): boolean {
  return trail.every(({ hash, ...row }, at) => row.n === at + 1 && hash === chained(trail[at - 1]?.hash ?? '', row))
}

function chained(before: string, { lead_id, n, at, event, fields }: Omit<AuditTable, 'hash'>): string {
  return createHash('sha256').update(JSON.stringify([before, lead_id, n, at, event, fields])).digest('base64url')
}
