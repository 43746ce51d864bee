import * as z from 'zod/mini'
import { type Step, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { type Lead, lead as leadReply } from '../../src/api/contract/lead/lead.ts'
import { type Context, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'
import { isValidated } from '../collaborator/codes.ts'
import { contactOf } from '../customers/customerLookup.ts'
import { customerOf, customerRequestOf, renewalCustomerId } from '../customers/customerRequest.ts'
import { chosenPlan } from '../plans/planKeptByOrder.ts'
import { dueStep, isSaved } from './steps/dueStep.ts'
import { isForCollaborators } from './steps/isForCollaborators.ts'
import { changesOf } from './changeLead.ts'
import { addressForVisitor } from './columns/shownValues.ts'
import { columnNames, columns } from './columns/columns.ts'
import type { ColumnName, LeadValues } from './columns/leadValueTypes.ts'
import { toTell } from './answersByDevice.ts'
import { orderStatus } from './order/orderStatus.ts'
import { isWithdrawn } from './order/orderRows.ts'
import { decisionOn, isApproval } from './confirm/keptRiskDecision.ts'

type Reading = Pick<Context, 'db' | 'vault' | 'now' | 'catalogue'>

/** A lead for its visitor. `saved` omits what this device still has to answer itself. */
export async function readLead(_: unknown, context: Context): Promise<Lead> {
  const lead = leadOf(context)
  return leadRead(lead, context, toTell(lead, context.deviceOf(lead.id)))
}

export async function leadRead(lead: OwnedLead, context: Reading, again: readonly Step[] = []): Promise<Lead> {
  const shown: Record<string, unknown> = Object.fromEntries(columnNames.flatMap((column) => fieldsShown(column, lead)))
  return z.parse(leadReply, {
    id: lead.id,
    protocol: lead.protocol,
    version: lead.version,
    changes: changesOf(lead),
    status: await statusOf(lead, context),
    saved: stepOrder.filter((step) => isSaved(lead, step) && !again.includes(step)),
    due: dueStep(lead) ?? again[0] ?? null,
    orderNumber: lead.order_number,
    ...(lead.order_number !== null && (await orderStatus(lead, context.db))),
    ...shown,
    ...(again.includes('documentNumber') && { document: null }),
    address: shown['address'] ?? addressForVisitor({ cep: '' }),
    ...(await kindRead(lead, context)),
    ...(isForCollaborators(lead) && { collaborator_validated: await isValidated(lead, context) }),
  })
}

function fieldsShown<C extends ColumnName>(column: C, values: { [K in C]: LeadValues[K] | null }): [string, unknown][] {
  const value: LeadValues[C] | null = values[column]
  return Object.entries(columns[column].shown).map(([field, show]) => [field, value === null ? null : show(value)])
}

async function statusOf(lead: OwnedLead, context: Reading) {
  if (lead.order_number !== null) return (await isWithdrawn(lead, context.db)) ? 'withdrawn' : 'finished'
  const decision = await decisionOn(lead, context)
  if (decision && isApproval(decision)) return 'confirmed'
  return decision?.decision === 'rejected' ? 'rejected' : 'open'
}

/** The kind of a lead other than an order, and a customer's offers. A renewal's contact comes from the contract. */
async function kindRead(lead: OwnedLead, context: Reading): Promise<Partial<Lead>> {
  const { kind } = lead
  if (kind === 'no-coverage') return { kind }
  if (kind !== 'renewal' && kind !== 'migration') return {}
  const { offers } = await customerRequestOf(context.db, lead)
  const plansOffers = offers.flatMap(
    (id) => (id === lead.plan_id ? chosenPlan(lead) : context.catalogue.planById(id)) ?? [],
  )
  if (kind === 'migration') return { kind, plansOffers }
  const customer = await customerOf(lead, context)
  return {
    kind,
    plansOffers,
    idPlanRenewal: lead.plan_id,
    id_renewal_base_user: renewalCustomerId(lead.id, context),
    ...(customer && contactOf(customer)),
  }
}
