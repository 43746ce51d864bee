import { precompileQuery } from '../db/precompileQuery.ts'
import type { Db } from '../db/database.ts'
import type { AuditTable, LeadRecord } from '../db/tables.ts'
import { digest } from '../secrets/digest.ts'

/** A lead with the end of its trail. Logging requires a lock on the lead until the transaction ends. */
export type Trailed = Pick<LeadRecord, 'id' | 'trail_n' | 'trail_hash'>
type End = Omit<Trailed, 'id'>

/** Logs an event of a lead and its changed fields, chained to the previous row. It never contains values. */
export async function audit(db: Db, lead: Trailed, event: string, fields: readonly string[], now: Date): Promise<void> {
  const end = await addRow(db, lead, event, fields, now)
  await db.updateTable('leads').set(end).where('id', '=', lead.id).execute()
}

/** Adds a row to a trail. Returns its new end, to be stored with the lead. */
export async function addRow(db: Db, lead: Trailed, event: string, fields: readonly string[], now: Date): Promise<End> {
  const row = rowAfter(lead, { at: now.toISOString(), event, fields: fields.join(' ') })
  await oneRow(db, row)
  return endAt(row)
}

const oneRow = precompileQuery(
  { lead_id: 'id', n: 1, at: 'now', event: 'event', fields: 'fields', hash: 'hash' },
  (db, row: AuditTable) => db.insertInto('audit').values(row),
)

/** Adds a row without fields to several trails. Returns their new ends. */
export async function addRows(db: Db, leads: readonly Trailed[], event: string, now: Date): Promise<Map<string, End>> {
  if (leads.length === 0) return new Map()
  const rows = leads.map((lead) => rowAfter(lead, { at: now.toISOString(), event, fields: '' }))
  await db.insertInto('audit').values(rows).execute()
  return new Map(rows.map((row) => [row.lead_id, endAt(row)]))
}

const endAt = ({ n, hash }: AuditTable): End => ({ trail_n: n, trail_hash: hash })

function rowAfter({ id, trail_n, trail_hash }: Trailed, said: Pick<AuditTable, 'at' | 'event' | 'fields'>): AuditTable {
  const row = { lead_id: id, n: trail_n + 1, ...said }
  return { ...row, hash: chained(trail_hash, row) }
}

/** Whether the audit trail of a lead is complete and unchanged. */
export function isWhole(trail: readonly AuditTable[]): boolean {
  return trail.every((row, at) => row.n === at + 1 && row.hash === chained(trail[at - 1]?.hash ?? '', row))
}

/** Whether a trail still contains the row that its lead names as the end. */
export function hasEnd(trail: readonly AuditTable[], { trail_n, trail_hash }: End): boolean {
  return trail[trail_n - 1]?.hash === trail_hash
}

function chained(before: string, { lead_id, n, at, event, fields }: Omit<AuditTable, 'hash'>): string {
  return digest(JSON.stringify([before, lead_id, n, at, event, fields]))
}
