import type { Address, Coverage } from '../../../src/api/contract/address.ts'
import type { Reply } from '../../../src/api/contract/calls.ts'
import type { CollaboratorLead, LeadAtAddress } from '../../../src/api/contract/lead/lead.ts'
import { withKnownStreet } from '../../address/streetByCep.ts'
import { type Context, type Handler, type OwnedLead, leadOf } from '../../http/calls/handlerContext.ts'
import { refuseNonCorporateEmail } from '../../collaborator/refuseNonCorporateEmail.ts'
import { demandCode } from '../../collaborator/codes.ts'
import { choiceOf } from '../../plans/planKeptByOrder.ts'
import { refuse } from '../../http/refusal.ts'
import { changeLead } from '../changeLead.ts'
import { setWinBackFlag } from '../steps/setWinBackFlag.ts'
import { insertLead, type NewLead } from './insertLead.ts'
import { coverageFor } from '../steps/isPlanOffered.ts'
import { daysAfter } from '../../daysAfter.ts'
import { daysWaiting } from '../../http/calls/leadTokens.ts'

type Created = Reply<'createLead'>

/** Begins an order if there is coverage, or with a collaborator's e-mail. Else stores the address without coverage. */
export const createLead: Handler<'createLead'> = async ({ body }, context) => {
  if ('email' in body) return createForCollaborator(body, context)
  const before = body.idLead === undefined ? null : await context.own(body.idLead)
  const coverage = await coverageFor(before ? withBefore(before, body) : body, context, before)
  if (coverage.plans.length === 0) return withoutCoverage(await keepAddress(body, context))
  if (body.idPlan !== undefined && !coverage.plans.some(({ id }) => id === body.idPlan))
    throw refuse(409, 'plan.unavailable')
  return before ? move(before, body, coverage, context) : create(body, coverage, context)
}

/** Stores an address without an offer. */
async function keepAddress(
  body: Pick<LeadAtAddress, 'address' | 'idPlan' | 'accept_information' | 'tracking'>,
  context: Context,
): Promise<NewLead> {
  const { address, idPlan, accept_information, tracking } = body
  const told = { ...(await at(address, context)), plan_id: idPlan, accept_information, tracking }
  return insertLead('no-coverage', told, context)
}

export function covered(
  { id, protocol }: Pick<OwnedLead, 'id' | 'protocol'>,
  infra: Coverage['infra'],
  version: number,
): Created {
  return { success: true, id, idLead: id, idLeadNoCoverage: null, protocol, cepCoverage: { infra }, version }
}

async function create(body: LeadAtAddress, { infra }: Coverage, context: Context): Promise<Created> {
  const told = { ...(await at(body.address, context)), infra, ...cameWith(body, context) }
  return covered(await insertLead('order', told, context), infra, 1)
}

async function createForCollaborator(body: CollaboratorLead, context: Context): Promise<Created> {
  await refuseNonCorporateEmail(body.email, context.db)
  return covered(await insertLead('order', { email: body.email, ...cameWith(body, context) }, context), null, 1)
}

/** Moves a lead to another address. Personal answers stay; a new CEP clears visits and voids the risk decision. */
async function move(lead: OwnedLead, body: LeadAtAddress, { infra }: Coverage, context: Context): Promise<Created> {
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  await demandCode(lead, context)
  const changes = {
    ...(await at(body.address, context)),
    infra,
    ...cameWith(body, context, lead),
    tracking: body.tracking,
    ...(lead.cep === body.address.cep ? {} : { schedules: null }),
  }
  return covered(lead, infra, await changeLead(lead, changes, 'moved', context))
}

/** The lead keeps its campaign unless the body has one. */
function withBefore({ addon, flags }: OwnedLead, body: LeadAtAddress): LeadAtAddress {
  return { ...body, addon: body.addon ?? addon ?? undefined, flags: body.flags ?? flags ?? undefined }
}

type Came = Omit<Partial<LeadAtAddress>, 'idLead' | 'address'>

/** The visit's origin, campaign flags and consent. Missing parts stay unchanged. */
function cameWith(
  { addon, idPlan, idPlanAddonBonus, idPlanRenewal, offerSelected, accept_information, tracking, flags }: Came,
  { catalogue }: Pick<Context, 'catalogue'>,
  before: OwnedLead | null = null,
) {
  return {
    addon: addon ?? before?.addon ?? null,
    bonus_plan_id: idPlanAddonBonus ?? before?.bonus_plan_id ?? null,
    renewal_plan_id: idPlanRenewal ?? before?.renewal_plan_id ?? null,
    offer_selected: offerSelected ?? before?.offer_selected ?? null,
    accept_information: accept_information ?? before?.accept_information ?? null,
    tracking: tracking ?? before?.tracking ?? null,
    flags: setWinBackFlag(idPlan, flags ?? before?.flags ?? null),
    ...choiceOf(idPlan, catalogue, before),
  }
}

const at = async (address: Address, { db }: Pick<Context, 'db'>) => ({
  cep: address.cep,
  address: await withKnownStreet(db, address),
})

function withoutCoverage({ id, protocol }: NewLead): Created {
  return { success: true, id, idLead: null, idLeadNoCoverage: id, protocol, cepCoverage: { infra: null }, version: 1 }
}

/** Creates a lead in one call, as the contract offers. It begins an order, or waits for coverage. */
export const createLeadInOneCall: Handler<'createLegacyLead'> = async ({ body }, context) => {
  const { cep, number, name, email, phone, idPlan, tracking } = body
  const address = { cep, ...(number !== undefined && { number }) }
  const { plans, infra } = await coverageFor({ address, idPlan }, context)
  const choice = choiceOf(plans.find((plan) => plan.id === idPlan)?.id, context.catalogue)
  const kind = plans.length > 0 ? 'order' : 'no-coverage'
  const told = { ...(await at(address, context)), infra, ...choice, phone, name, email, tracking }
  const { id } = await insertLead(kind, told, context)
  return { success: true, id }
}

export const keepNoCoverage: Handler<'keepNoCoverage'> = async ({ body }, context) => ({
  success: true,
  ...(await keepAddress(body, context)),
})

/** Adds the contact of a visitor who waits for coverage. */
export const addContact: Handler<'addContact'> = async ({ body: { name, email, phone } }, context) => {
  const lead = leadOf(context)
  const kept = email === undefined ? {} : { expires_at: daysAfter(context.now(), daysWaiting) }
  await changeLead(lead, { name, email, phone }, 'contact', context, { ...kept, feed_n: null })
  return { success: true, id: lead.id }
}
