import type { OwnedLead } from '../../call.ts'
import type { Db } from '../../db/database.ts'
import { phoneChanged } from '../change.ts'
import { sealedColumns } from '../columns/columns.ts'

/**
 * What was told before the telephone was changed. The new one proves nothing about it: whoever sits before an order that
 * somebody left open can change the telephone, and then name it.
 */
export async function withheldFrom(lead: OwnedLead, db: Db): Promise<string[]> {
  const trail = await db
    .selectFrom('audit')
    .select(['event', 'fields'])
    .where('lead_id', '=', lead.id)
    .orderBy('n')
    .execute()
  const changed = trail.findLastIndex(({ event }) => event === phoneChanged)
  if (changed < 0) return []
  const toldSince = new Set(trail.slice(changed).flatMap(({ fields }) => fields.split(' ')))
  return sealedColumns.filter((name) => lead[name] !== null && !toldSince.has(name))
}
