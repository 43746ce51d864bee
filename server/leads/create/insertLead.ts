import type { Insertable } from 'kysely'
import type { Context } from '../../http/calls/handlerContext.ts'
import type { Db } from '../../db/database.ts'
import type { LeadKind, LeadTable } from '../../db/tables.ts'
import { lifeDays } from '../../http/calls/leadTokens.ts'
import { daysAfter } from '../../daysAfter.ts'
import { addRow } from '../audit.ts'
import { storeValues } from '../columns/openLead.ts'
import type { SomeValues } from '../columns/leadValueTypes.ts'
import { post } from '../outbox.ts'
import { newId } from '../newId.ts'
import { noteTold } from '../answersByDevice.ts'
import { withNewProtocol } from './newProtocol.ts'

export type NewLead = { id: string; protocol: string }

/** Stores a new lead and gives its visitor access. */
export async function insertLead(kind: LeadKind, values: SomeValues, context: Context): Promise<NewLead> {
  const { db, now, grant } = context
  const [id, at] = [newId(), now()]
  const stored = await storeValues({ id }, values, context)
  const { cep, address, ...told } = stored
  const device = grant(id)
  const unwritten = { id, trail_n: 0, trail_hash: '' }
  const end = await addRow(db, unwritten, 'created', Object.keys({ kind, ...values }), at)
  const row = {
    id,
    ...end,
    kind,
    token_hash: device,
    told_by: noteTold({ told_by: null }, Object.keys(stored), device),
    version: 1,
    quiz_tries: 0,
    created_at: at.toISOString(),
    touched_at: at.toISOString(),
    expires_at: daysAfter(at, lifeDays[kind]),
    cep: cep ?? '',
    address: address ?? '',
    ...told,
  }
  const protocol = await withNewProtocol((each) => isStored(db, { ...row, protocol: each }))
  await post(db, kind === 'no-coverage' ? 'lead.no_coverage' : 'lead.created', { lead: id }, at)
  return { id, protocol }
}

/** Whether the lead was stored: not if another one has its protocol. */
async function isStored(db: Db, row: Insertable<LeadTable>): Promise<boolean> {
  const stored = await db
    .insertInto('leads')
    .values(row)
    .onConflict((c) => c.column('protocol').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
