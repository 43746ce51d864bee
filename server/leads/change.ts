import type { Updateable } from 'kysely'
import type { Context, OwnedLead } from '../call.ts'
import type { LeadTable } from '../db/tables.ts'
import { audit } from './audit.ts'

export type Changes = Omit<Updateable<LeadTable>, 'id' | 'version'>

/** Changes a lead, which makes it one version newer. */
export async function change(lead: OwnedLead, changes: Changes, event: string, { db, now }: Context): Promise<number> {
  const version = lead.version + 1
  await db.updateTable('leads').set({ ...changes, version }).where('id', '=', lead.id).execute()
  await audit(db, lead.id, event, Object.keys(changes), now())
  return version
}
