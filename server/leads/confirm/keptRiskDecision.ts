import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import type { RiskDecisionTable } from '../../db/tables.ts'
import type { Person } from '../../risk/riskProvider.ts'

export type Decision = Selectable<RiskDecisionTable>

/** The person of a lead, or null while something is missing. */
export function personOf({ document, name, birth_date, mothers_name, phone, cep }: OwnedLead): Person | null {
  if (document === null || name === null || phone === null) return null
  return { document, name, birthDate: birth_date, motherName: mothers_name, phone, cep: cep ?? '' }
}

/** A hash of the data of a decision: the person and the CEP, without contact or spelling of the name. */
export function hashOf(person: Person, { vault }: Pick<Context, 'vault'>): string {
  const { document, birthDate, motherName, cep } = person
  return vault.hash('person', JSON.stringify([document, birthDate, motherName, cep]))
}

/** Whether a decision lets the order continue, with or without a quiz. */
export const isApproval = ({ decision }: Decision) => decision === 'approved' || decision === 'passed'

/** The decision on the present data. A hash of the data identifies it, so that a change needs no clean-up. */
export async function decisionOn(lead: OwnedLead, context: Pick<Context, 'db' | 'vault'>): Promise<Decision | null> {
  const person = personOf(lead)
  return person && (await findDecision(lead, hashOf(person, context), context))
}

export async function findDecision(
  lead: OwnedLead,
  dataHash: string,
  { db }: Pick<Context, 'db'>,
): Promise<Decision | null> {
  const decisions = db.selectFrom('risk_decisions').selectAll().where('lead_id', '=', lead.id)
  return (await decisions.where('data_hash', '=', dataHash).executeTakeFirst()) ?? null
}

export async function keepDecision(decision: Decision, { db }: Pick<Context, 'db'>): Promise<void> {
  const { lead_id: _, data_hash: __, ...changes } = decision
  await db
    .insertInto('risk_decisions')
    .values(decision)
    .onConflict((c) => c.columns(['lead_id', 'data_hash']).doUpdateSet(changes))
    .execute()
}
