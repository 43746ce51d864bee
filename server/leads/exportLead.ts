import { type Handler, leadOf, type Context, type OwnedLead } from '../http/calls/handlerContext.ts'
import { countWrong, refuseGuessing } from '../http/limits/guessLimits.ts'
import { audit } from './audit.ts'
import { isOwnersPhone, phoneIsFromVisitor } from './isOwnersPhone.ts'
import { withheldFrom } from './answersByDevice.ts'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { columnNames } from './columns/columns.ts'
import { leadTableNames, tablesOfLead } from './erase.ts'
import { leadRead } from './readLead.ts'

/** Exports a lead to its visitor, with the private values of this device. Checks the telephone, like an erasure. */
export const exportLead: Handler<'exportLead'> = async ({ body }, context) => {
  const lead = leadOf(context)
  await refuseGuessing('phone', context)
  if (!(await isOwnersPhone(lead, body.phone, context))) {
    await countWrong('phone', context)
    return { success: true, everything: null }
  }
  await audit(context.db, lead, 'exported', [], context.now())
  return { success: true, everything: await everythingOf(lead, context, withheldFrom(lead, context.deviceOf(lead.id))) }
}

type Row = Record<string, unknown>
/** All stored data of a lead: its record, the visitor's answers, and its rows in each table. */
export type Everything = { at: string; lead: Row; told: Row; tables: Record<string, Row[]> }

const record = [
  'id',
  'kind',
  'protocol',
  'version',
  'created_at',
  'touched_at',
  'expires_at',
  'quiz_tries',
  'order_number',
  'told_at',
] as const
/** The tables that survive an erasure, and their exported columns. */
const kept = {
  orders: ['number', 'plan_id', 'sku', 'offer', 'slot_date', 'slot_period', 'terms_accepted_at', 'withdrawn_at'],
  audit: ['n', 'at', 'event', 'fields'],
} as const

/** Everything except for withheld values. A customer's lead is exported as shown, with the contract's contact. */
export async function everythingOf(
  lead: OwnedLead,
  context: Pick<Context, 'db' | 'vault' | 'now' | 'catalogue'>,
  withheld: readonly string[] = [],
): Promise<Everything> {
  const { db, now } = context
  const tables: [string, Row[]][] = []
  for (const name of leadTableNames) tables.push([name, await rowsOf(db, name, tablesOfLead[name], lead.id)])
  for (const name of ['orders', 'audit'] as const) tables.push([name, await rowsOf(db, name, kept[name], lead.id)])
  return {
    at: now().toISOString(),
    lead: Object.fromEntries(record.map((name) => [name, lead[name]])),
    told: phoneIsFromVisitor(lead) ? shownColumns(lead, withheld) : await leadRead(lead, context),
    tables: Object.fromEntries(tables),
  }
}

function shownColumns(lead: OwnedLead, withheld: readonly string[]): Row {
  const names = columnNames.filter((name) => name !== 'document_hash' && !withheld.includes(name))
  return { ...Object.fromEntries(names.map((name) => [name, lead[name]])), ...(withheld.length > 0 && { withheld }) }
}

async function rowsOf(db: Db, table: string, columns: readonly string[], id: string): Promise<Row[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<Row>`select ${names} from ${sql.table(table)} where lead_id = ${id}`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, readable(value)])))
}

/** Parses lists and objects, which are stored as JSON. No other text begins like them. */
const readable = (value: unknown): unknown =>
  typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value
