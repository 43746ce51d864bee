import * as z from 'zod/mini'
import { maskedDocument } from '../../src/api/contract/documents.ts'
import { stepOrder } from '../../src/api/contract/stepOrder.ts'
import { schedule } from '../../src/api/contract/values.ts'
import type { Address } from '../../src/api/contract/address.ts'
import type { Lead } from '../../src/api/contract/lead.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../call.ts'
import { isValidated } from '../collaborator/codes.ts'
import { contactOf } from '../customers/lookUp.ts'
import { customerOf, requestOf } from '../customers/requests.ts'
import { planById } from '../plans/catalogue.ts'
import { baseUserOf } from '../renewal/baseUser.ts'
import { dueStep, isSaved } from './due.ts'
import { isForCollaborators } from './forCollaborators.ts'
import { maskEmail, maskName, maskPhone } from './mask.ts'
import { addressOf } from './offered.ts'
import { isWithdrawn } from './orderOf.ts'
import { opened } from './privateValues.ts'
import { decisionOn, isApproval } from './riskDecision.ts'

/** A lead as its visitor may read it back. */
export const readLead: Handler<'readLead'> = (_, context) => leadRead(leadOf(context), context)

export async function leadRead(lead: OwnedLead, context: Context): Promise<Lead> {
  const document = await opened(lead, 'document', context)
  return {
    id: lead.id,
    address: addressRead(lead),
    protocol: lead.protocol,
    version: lead.version,
    status: await statusOf(lead, context),
    idPlan: lead.plan_id,
    sku: lead.plan_id === null ? null : (planById(lead.plan_id)?.sku ?? null),
    idPlanRenewal: lead.kind === 'renewal' ? lead.plan_id : lead.renewal_plan_id,
    offerSelected: lead.offer_selected,
    saved: stepOrder.filter((step) => isSaved(lead, step)),
    due: dueStep(lead),
    name: lead.name && maskName(lead.name),
    email: lead.email && maskEmail(lead.email),
    phone: lead.phone && maskPhone(lead.phone),
    phone2: lead.phone2 && maskPhone(lead.phone2),
    document: document && maskedDocument(document),
    due_date: lead.due_date,
    direct_debit: flag(lead.direct_debit),
    accept_information: flag(lead.accept_information),
    accept_promotions: flag(lead.accept_promotions),
    schedules: lead.schedules === null ? null : z.parse(schedule, JSON.parse(lead.schedules)),
    orderNumber: lead.order_number,
    ...(await kindRead(lead, context)),
    ...(isForCollaborators(lead) && { collaborator_validated: await isValidated(lead, context) }),
  }
}

async function statusOf(lead: OwnedLead, context: Context) {
  if (lead.order_number !== null) return (await isWithdrawn(lead, context.db)) ? 'withdrawn' : 'finished'
  const decision = await decisionOn(lead, context)
  if (decision && isApproval(decision)) return 'confirmed'
  return decision?.decision === 'rejected' ? 'rejected' : 'open'
}

function addressRead(lead: OwnedLead) {
  const given: Partial<Address> = isSaved(lead, 'cep') ? addressOf(lead) : {}
  const { cep, number, address, neighborhood, city, state, is_block_allotment, block_number, allotment_number, complement, customComplement, complemento1 } = given
  return {
    cep: cep ?? '',
    number: number ?? null,
    address: address ?? null,
    neighborhood: neighborhood ?? null,
    city: city ?? null,
    state: state ?? null,
    is_block_allotment: is_block_allotment ?? false,
    block_number: block_number ?? null,
    allotment_number: allotment_number ?? null,
    complement: complement ?? customComplement ?? complemento1 ?? null,
  }
}

/** What a lead is if not an order, and what a customer was offered. A renewal keeps nothing of a customer but who it is, so that the contract tells how to reach one. */
async function kindRead(lead: OwnedLead, context: Context): Promise<Partial<Lead>> {
  const { kind } = lead
  if (kind === 'no-coverage') return { kind }
  if (kind !== 'renewal' && kind !== 'migration') return {}
  const { offers } = await requestOf(context.db, lead)
  const plansOffers = offers.flatMap((id) => planById(id) ?? [])
  if (kind === 'migration') return { kind, plansOffers }
  const customer = await customerOf(context.db, lead)
  return { kind, plansOffers, id_renewal_base_user: baseUserOf(lead.id, context), ...(customer && contactOf(customer)) }
}

const flag = (value: number | null) => (value === null ? null : value === 1)
