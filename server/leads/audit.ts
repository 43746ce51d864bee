import type { Db } from '../db/database.ts'
import type { AuditTable } from '../db/tables.ts'
import { digest } from '../secrets/digest.ts'

/** Logs what happened to a lead and to which of its fields, chained to the row before. It never holds a value. */
export function audit(db: Db, leadId: string, event: string, fields: readonly string[], now: Date): Promise<void> {
  return auditEach(db, [leadId], event, fields, now)
}

/** Logs the hash of the offer that an order was placed on, exactly as it was shown. */
export function auditOffer(db: Db, leadId: string, offer: string, now: Date): Promise<void> {
  return audit(db, leadId, acceptanceOf(offer), [], now)
}

/** Whether a trail tells of this offer and no other. One from before offers were logged tells of none. */
export function tellsOf(offer: string, trail: readonly AuditTable[]): boolean {
  const accepted = trail.filter(({ event }) => event.startsWith('offer accepted '))
  return accepted.every(({ event }) => event === acceptanceOf(offer))
}

const acceptanceOf = (offer: string) => `offer accepted ${digest(offer)}`

/** Logs the same for several leads. */
export async function auditEach(
  db: Db,
  leadIds: readonly string[],
  event: string,
  fields: readonly string[],
  now: Date,
): Promise<void> {
  const last = new Map((await lastOf(db, leadIds)).map((row) => [row.lead_id, row]))
  const rows = leadIds.map((id) => {
    const before = last.get(id)
    const row = { lead_id: id, n: (before?.n ?? 0) + 1, at: now.toISOString(), event, fields: fields.join(' ') }
    return { ...row, hash: chained(before?.hash ?? '', row) }
  })
  await db.insertInto('audit').values(rows).execute()
}

function lastOf(db: Db, leadIds: readonly string[]) {
  return db
    .selectFrom('audit')
    .select(['lead_id', 'n', 'hash'])
    .where('lead_id', 'in', leadIds)
    .where('n', '=', (e) =>
      e
        .selectFrom('audit as each')
        .whereRef('each.lead_id', '=', 'audit.lead_id')
        .select(({ fn }) => fn.max('each.n').as('newest')),
    )
    .execute()
}

/** Whether the audit trail of a lead is complete and unchanged. */
export function isWhole(trail: readonly AuditTable[]): boolean {
  return trail.every(({ hash, ...row }, at) => row.n === at + 1 && hash === chained(trail[at - 1]?.hash ?? '', row))
}

function chained(before: string, { lead_id, n, at, event, fields }: Omit<AuditTable, 'hash'>): string {
  return digest(JSON.stringify([before, lead_id, n, at, event, fields]))
}
