import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import type { CollaboratorCodeTable } from '../db/customerTables.ts'
import type { Db } from '../db/database.ts'
import { isForCollaborators } from '../leads/steps/isForCollaborators.ts'
import { refuse } from '../http/refusal.ts'
import type { Vault } from '../secrets/vault.ts'

export type Code = Selectable<CollaboratorCodeTable>
type Reading = Pick<Context, 'db' | 'vault'>

/** The wrong codes that a lead may try, over all codes sent. */
export const triesPerLead = 5
export const minutesValid = 10

/** Requires a confirmed code for the lead's e-mail in a collaborator's order. */
export async function demandCode(lead: OwnedLead, context: Reading): Promise<void> {
  if (!isForCollaborators(lead)) return
  if (lead.email === null) throw refuse(409, 'step.due', { due: 'email' })
  if (!(await isValidated(lead, context))) throw refuse(409, 'collaborator.code')
}

/** Whether the last code was confirmed for the lead's present e-mail. */
export async function isValidated(lead: OwnedLead, { db, vault }: Reading): Promise<boolean> {
  const code = await codeOf(db, lead.id)
  return code !== null && code.validated_at !== null && code.email_hash === hashOfEmail(lead.email, vault)
}

export async function codeOf(db: Db, leadId: string): Promise<Code | null> {
  return (
    (await db.selectFrom('collaborator_codes').selectAll().where('lead_id', '=', leadId).executeTakeFirst()) ?? null
  )
}

export const hashOfEmail = (email: string | null, vault: Vault) =>
  vault.hash('collaborator', (email ?? '').toLowerCase())

export async function sealCode(leadId: string, digits: string, { db, vault }: Reading): Promise<string> {
  return (await vault.keyOf(db, leadId)).seal(spot(leadId), digits)
}

/** The digits of a code, or null once they are deleted. */
export async function openCode({ lead_id, code }: Code, { db, vault }: Reading): Promise<string | null> {
  const key = code === null ? null : await vault.keyKept(db, lead_id)
  return key && code && key.open(spot(lead_id), code)
}

export const isSame = (given: string, digits: string) => timingSafeEqual(Buffer.from(given), Buffer.from(digits))

const spot = (row: string) => ({ table: 'collaborator_codes', row, column: 'code' }) as const
