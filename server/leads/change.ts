import type { Updateable } from 'kysely'
import type { Context, OwnedLead } from '../call.ts'
import type { LeadRecord } from '../db/tables.ts'
import { addRow } from './audit.ts'
import { changesBy } from './changesBy.ts'
import { storeValues } from './columns/leadRow.ts'
import type { SomeValues } from './columns/leadValues.ts'

/** In the trail it stands before the change itself. */
export const phoneChanged = 'telephone changed'

type Recorded = Pick<Updateable<LeadRecord>, 'order_number' | 'expires_at'>

/** Changes the values of a lead and raises its version. The trail names what was changed, and `facts` with their hashes. */
export async function change(
  lead: OwnedLead,
  values: SomeValues,
  event: string,
  context: Context,
  recorded: Recorded = {},
  facts: readonly string[] = [],
): Promise<number> {
  const { db, now, request } = context
  const version = lead.version + 1
  const changes = { ...(await storeValues(lead.id, values, context)), ...recorded }
  const fields = [...Object.keys(changes), ...facts]
  const moved = isAnother(values.phone, lead.phone) ? await addRow(db, lead, phoneChanged, [], now()) : {}
  const end = await addRow(db, { ...lead, ...moved }, event, fields, now())
  await db
    .updateTable('leads')
    .set({ ...changes, ...end, version, changes: changesBy(lead, values, request.idempotencyKey) })
    .where('id', '=', lead.id)
    .execute()
  return version
}

const isAnother = (phone: string | null | undefined, before: string | null) =>
  phone !== undefined && before !== null && phone !== before
