import type { Updateable } from 'kysely'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import type { LeadRecord } from '../db/tables.ts'
import { addRow } from './audit.ts'
import { storeValues } from './columns/openLead.ts'
import type { SomeValues, ColumnName } from './columns/leadValueTypes.ts'
import { endedBy, noteTold } from './answersByDevice.ts'
import { sendName, type Changes } from '../../src/api/contract/lead/stepVersions.ts'
import { columnNames, columns } from './columns/columns.ts'

type Recorded = Pick<Updateable<LeadRecord>, 'order_number' | 'expires_at' | 'feed_n'>

/** Changes a lead's values and raises its version. The trail gets their names, and hashes of `facts`. */
export async function changeLead(
  lead: OwnedLead,
  values: SomeValues,
  event: string,
  context: Context,
  recorded: Recorded = {},
  facts: readonly string[] = [],
): Promise<number> {
  const { db, now, request, deviceOf } = context
  const version = lead.version + 1
  const stored = { ...(await storeValues(lead, values, context)), ...recorded }
  const names = Object.keys(stored)
  const told_by = noteTold(lead, names, deviceOf(lead.id), endedBy(lead, values))
  const changes = noteStepChanges(lead, values, request.idempotencyKey)
  const end = await addRow(db, lead, event, [...names, ...facts], now())
  const row = { ...stored, ...end, version, changes, told_by }
  await db.updateTable('leads').set(row).where('id', '=', lead.id).execute()
  return version
}

/** The noted changes of a lead, with those of its next version. */
function noteStepChanges(lead: OwnedLead, values: SomeValues, key: string | null): string {
  const change = { version: lead.version + 1, by: sendName(key ?? '') }
  const steps = columnNames.filter((column) => values[column] !== undefined).flatMap(stepsOf)
  return JSON.stringify({ ...changesOf(lead), ...Object.fromEntries(steps.map((step) => [step, change])) })
}

export const changesOf = ({ changes }: Pick<OwnedLead, 'changes'>): Changes => JSON.parse(changes ?? '{}')

const stepsOf = (column: ColumnName) => columns[column].from?.step ?? columns[column].completes ?? []
