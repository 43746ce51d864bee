import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditTable } from '../db/tables.ts'
import { isWhole, tellsOf } from './audit.ts'

/** What is wrong with the audit trail of a lead. */
type AuditFault = { lead: string; fault: 'changed' | 'cut off' | 'missing' | 'not erased' | 'another offer' }
type AuditCheck = { leads: number; rows: number; faults: AuditFault[] }

const atOnce = 1000

/** Follows every chain of the audit trail, and compares it with the leads, orders and erasures that there are. */
export async function checkAudit(db: Db): Promise<AuditCheck> {
  const faults: AuditFault[] = []
  let [leads, rows] = [0, 0]
  for await (const trail of trails(db)) {
    const lead = trail[0]?.lead_id ?? ''
    leads += 1
    rows += trail.length
    if (!isWhole(trail)) faults.push({ lead, fault: 'changed' })
    else if (changesIn(trail) < (await versionOf(db, lead))) faults.push({ lead, fault: 'cut off' })
    else if (!tellsOf(await offerOf(db, lead), trail)) faults.push({ lead, fault: 'another offer' })
  }
  for (const lead of await leadsWithout(db)) faults.push({ lead, fault: 'missing' })
  for (const lead of await erasuresWithout(db)) faults.push({ lead, fault: 'not erased' })
  return { leads, rows, faults }
}

/** A lead begins with version 1, and each event that changed its fields raised that. */
const changesIn = (trail: readonly AuditTable[]) =>
  trail.filter(({ event, fields }) => fields !== '' && event !== 'withdrawn').length

async function versionOf(db: Db, lead: string): Promise<number> {
  const row = await db.selectFrom('leads').select('version').where('id', '=', lead).executeTakeFirst()
  return row?.version ?? 0
}

async function offerOf(db: Db, lead: string): Promise<string> {
  const row = await db.selectFrom('orders').select('offer').where('lead_id', '=', lead).executeTakeFirst()
  return row?.offer ?? ''
}

async function* trails(db: Db): AsyncGenerator<AuditTable[]> {
  let trail: AuditTable[] = []
  for (let rows = await rowsAfter(db); rows.length > 0; rows = await rowsAfter(db, rows.at(-1))) {
    for (const row of rows) {
      if (trail[0] && trail[0].lead_id !== row.lead_id) {
        yield trail
        trail = []
      }
      trail.push(row)
    }
  }
  if (trail.length > 0) yield trail
}

function rowsAfter(db: Db, last?: AuditTable): Promise<AuditTable[]> {
  const rows = db.selectFrom('audit').selectAll().orderBy('lead_id').orderBy('n').limit(atOnce)
  return (last ? rows.where(sql<boolean>`(lead_id, n) > (${last.lead_id}, ${last.n})`) : rows).execute()
}

async function leadsWithout(db: Db): Promise<string[]> {
  const first = db.selectFrom('audit').select('lead_id').where('n', '=', 1)
  return (await db.selectFrom('leads').select('id').where('id', 'not in', first).execute()).map(({ id }) => id)
}

async function erasuresWithout(db: Db): Promise<string[]> {
  const erased = db.selectFrom('audit').select('lead_id').where('event', '=', 'erased')
  const rows = await db.selectFrom('erasures').select('lead_id').where('lead_id', 'not in', erased).execute()
  return rows.map(({ lead_id }) => lead_id)
}
