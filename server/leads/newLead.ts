import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Address, Coverage } from '../../src/api/contract/address.ts'
import type { Tracking } from '../../src/api/contract/tracking.ts'
import type { Context } from '../call.ts'
import type { Db } from '../db/database.ts'
import type { LeadKind, LeadTable } from '../db/tables.ts'
import { lifeDays } from '../http/authority.ts'
import { audit } from './audit.ts'
import { withNewProtocol } from './newProtocol.ts'

export type NewLead = Pick<LeadTable, 'id' | 'protocol'>
type Known = Partial<Insertable<LeadTable>> & { kind: LeadKind; address: string; cep: string }

/** Stores a new lead and gives its visitor the right to it. */
export async function insertLead(known: Known, { db, now, grant }: Context, id = newId()): Promise<NewLead> {
  const at = now()
  const expires_at = new Date(at.getTime() + lifeDays[known.kind] * 86_400_000).toISOString()
  const row = { id, token_hash: grant(id), version: 1, quiz_tries: 0, created_at: at.toISOString(), touched_at: at.toISOString(), expires_at, ...known }
  const protocol = await withNewProtocol((each) => isStored(db, { ...nothingYet, ...row, protocol: each }))
  await audit(db, id, 'created', Object.keys(known), at)
  return { id, protocol }
}

/** Whether a lead could be stored: nothing is when another one has its protocol. */
async function isStored(db: Db, row: Insertable<LeadTable>): Promise<boolean> {
  const stored = await db.insertInto('leads').values(row).onConflict((c) => c.column('protocol').doNothing()).returning('id').executeTakeFirst()
  return stored !== undefined
}

export function whereOf(address: Address, infra: Coverage['infra']) {
  return { cep: address.cep, address: JSON.stringify(address), infra: infra && JSON.stringify(infra) }
}

/** A lead whose address is still to be given. */
export const nowhere = { cep: '', address: '' }

export const jsonOf = (value: Tracking | object | undefined) => (value === undefined ? null : JSON.stringify(value))
/** A consent as it is kept: yes, no, or never asked. */
export const consentOf = (accepted: boolean | undefined) => (accepted === undefined ? null : Number(accepted))
export const newId = () => randomBytes(16).toString('base64url')

const nothingYet = {
  infra: null, addon: null, plan_id: null, bonus_plan_id: null, renewal_plan_id: null, offer_selected: null, tracking: null, flags: null,
  name: null, phone: null, phone2: null, email: null, accept_promotions: null, accept_information: null, due_date: null, direct_debit: null, schedules: null, webcare_tuid: null,
  document_kind: null, document_hash: null, document: null, birth_date: null, mothers_name: null, bank_info: null, device_info: null,
  order_number: null,
}
