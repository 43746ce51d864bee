import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuditTable, LeadTable, OrderTable } from '../db/tables.ts'
import { hasEnd, isWhole } from './audit.ts'
import { changedFacts } from './auditedOrderFacts.ts'

/** A fault in the audit trail of a lead, or in its order. */
type AuditFault = { lead: string; order: string | null; fault: string }
type AuditCheck = { leads: number; rows: number; faults: AuditFault[] }
type Trail = readonly AuditTable[]

const atOnce = 1000

/** Verifies every audit trail, and compares it with the leads, orders and erasures in the database. */
export async function auditCheck(db: Db): Promise<AuditCheck> {
  const suspects: string[] = []
  let [leads, rows] = [0, 0]
  for await (const trails of someTrails(db)) {
    leads += trails.length
    rows += trails.reduce((sum, trail) => sum + trail.length, 0)
    suspects.push(...(await faultsIn(db, trails)).map(({ lead }) => lead))
  }
  const faults: AuditFault[] = []
  for (const lead of new Set(suspects)) faults.push(...(await faultsOf(db, lead)))
  return { leads, rows, faults: [...faults, ...(await withoutTrail(db))] }
}

/** Repeats until no visitor interferes, because every change of a lead or an order adds a row to its trail. */
async function faultsOf(db: Db, lead: string): Promise<AuditFault[]> {
  const trail = await trailOf(db, lead)
  const faults = await faultsIn(db, [trail])
  return (await trailOf(db, lead)).length === trail.length ? faults : faultsOf(db, lead)
}

const trailOf = (db: Db, lead: string) =>
  db.selectFrom('audit').selectAll().where('lead_id', '=', lead).orderBy('n').execute()

async function faultsIn(db: Db, trails: readonly Trail[]): Promise<AuditFault[]> {
  const ids = trails.flatMap(([first]) => first?.lead_id ?? [])
  const [leads, orders, erased] = [await leadsAt(db, ids), await ordersAt(db, ids), await erasedAt(db, ids)]
  return trails.flatMap((trail) => {
    const lead = trail[0]?.lead_id ?? ''
    const kept = { lead: leads.get(lead), order: orders.get(lead), isErased: erased.has(lead) }
    const order = kept.order?.number ?? kept.lead?.order_number ?? null
    return whatIsWrong(trail, kept).map((fault) => ({ lead, order, fault }))
  })
}

const compared = ['version', 'order_number', 'trail_n', 'trail_hash', 'due_date', 'direct_debit'] as const
type Lead = Pick<LeadTable, (typeof compared)[number]>
type Kept = { lead: Lead | undefined; order: OrderTable | undefined; isErased: boolean }

function whatIsWrong(trail: Trail, { lead, order, isErased }: Kept): string[] {
  if (!isWhole(trail)) return ['changed']
  if (lead && (!hasEnd(trail, lead) || changesIn(trail) < lead.version)) return ['cut off']
  const tells = (event: string) => trail.some((row) => row.event === event)
  return [
    ...(isErased && !tells('erased') ? ['not erased'] : []),
    ...(lead || isErased ? [] : ['lead gone']),
    ...(tells('finished') === (order !== undefined) ? [] : [order ? 'never placed' : 'order gone']),
    ...(lead && order ? changedIn(trail, lead, order) : []),
  ]
}

function changedIn(trail: Trail, { due_date, direct_debit, order_number }: Lead, order: OrderTable): string[] {
  const { lead_id: _, feed_n: _n, fed_at: _at, ...facts } = order
  const names = changedFacts(trail, { ...facts, due_date, direct_debit })
  if (order_number !== order.number) names.push('number')
  return [...new Set(names)].map((name) => `another ${name}`)
}

/** The version's increments: each event that changed fields raised it, starting from 1. */
const changesIn = (trail: Trail) => trail.filter(({ event, fields }) => fields !== '' && event !== 'withdrawn').length

async function leadsAt(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', ...compared])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function ordersAt(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('orders').selectAll().where('lead_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.lead_id, row]))
}

async function erasedAt(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('erasures').select('lead_id').where('lead_id', 'in', ids).execute()
  return new Set(rows.map(({ lead_id }) => lead_id))
}

/** All trails, in batches of leads. */
async function* someTrails(db: Db): AsyncGenerator<AuditTable[][]> {
  let open: AuditTable[] = []
  for (let rows = await rowsAfter(db); rows.length > 0; rows = await rowsAfter(db, rows.at(-1))) {
    const trails = [...Map.groupBy([...open, ...rows], ({ lead_id }) => lead_id).values()]
    open = trails.pop() ?? []
    if (trails.length > 0) yield trails
  }
  if (open.length > 0) yield [open]
}

function rowsAfter(db: Db, last?: AuditTable): Promise<AuditTable[]> {
  const rows = db.selectFrom('audit').selectAll().orderBy('lead_id').orderBy('n').limit(atOnce)
  return (last ? rows.where(sql<boolean>`(lead_id, n) > (${last.lead_id}, ${last.n})`) : rows).execute()
}

/** Leads, orders and erasures without any trail. */
async function withoutTrail(db: Db): Promise<AuditFault[]> {
  const { rows } = await sql<{ lead: string; order: string | null }>`
    select owner as lead, number as "order" from (select id as owner from leads union select lead_id from orders union select lead_id from erasures) as kept
    left join orders on orders.lead_id = owner where not exists (select 1 from audit where audit.lead_id = owner)`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, fault: 'missing' }))
}
