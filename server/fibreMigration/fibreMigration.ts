import { type Context, type Handler, leadOf, type OwnedLead } from '../http/calls/handlerContext.ts'
import { lookUpCustomer, nobody, trackingOf } from '../customers/customerLookup.ts'
import { storeCustomerRequest, customerRequestOf } from '../customers/customerRequest.ts'
import type { Customer } from '../customers/sealedCustomer.ts'
import { insertLead } from '../leads/create/insertLead.ts'
import { storeValues } from '../leads/columns/openLead.ts'
import { changeLead } from '../leads/changeLead.ts'
import { isPlanOffered, coverageFor } from '../leads/steps/isPlanOffered.ts'
import { choiceOf, skuIn } from '../plans/planKeptByOrder.ts'
import { refusals } from '../http/refusalMessages.ts'
import { refuse, refuseFields } from '../http/refusal.ts'
import type { Address } from '../../src/api/contract/address.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import type { Body } from '../../src/api/contract/calls.ts'
import { withKnownStreet } from '../address/streetByCep.ts'
import { isSaved, refuseDue } from '../leads/steps/dueStep.ts'
import type { SomeValues } from '../leads/columns/leadValueTypes.ts'

/** Offers a copper customer the move to fibre. Every CPF gets a lead after the same work, even an unknown one. */
export const findMigrationOffers: Handler<'migrationOffers'> = async ({ body }, context) => {
  const found = await lookUpCustomer(body.cpf, 'copper', context)
  const { customer, offers, contact } = found
  const known = customer ? personOf(customer, body.cpf, context) : {}
  const { id, protocol } = await insertLead('migration', { tracking: trackingOf(body), ...known }, context)
  if (!customer) await storeValues({ id }, personOf(nobody, body.cpf, context), context)
  await storeCustomerRequest(context, id, found)
  return { plansOffers: offers, idLead: id, protocol, userData: contact }
}

/** The person of the contract, whose values are not asked again. */
function personOf({ name, email, phone, birth_date, mothers_name }: Customer, cpf: string, { vault }: Context) {
  const document_hash = vault.hash('document', cpf)
  return { document_kind: 'cpf' as const, document_hash, document: cpf, birth_date, mothers_name, name, email, phone }
}

/** Saves the wanted offer. Once the house is known, the offer must be available there. */
export const chooseMigrationPlan: Handler<'chooseMigrationPlan'> = async ({ body: { idPlan } }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  const { offers } = await customerRequestOf(context.db, lead)
  if (!offers.includes(idPlan)) throw refuseFields({ idPlan: refusals['offer.unknown'] })
  if (!(await isPlanOffered(lead, idPlan, context))) throw refuse(409, 'plan.unavailable')
  const choice = choiceOf(idPlan, context.catalogue, lead)
  return { success: true, version: await changeLead(lead, choice, 'plan', context) }
}

type Given = Body<'saveMigrationAddress'>

/** Saves the address: first the CEP with its street, then the house, where the chosen plan must be available. */
export const saveMigrationAddress: Handler<'saveMigrationAddress'> = async ({ params: { step }, body }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) throw refuse(409, 'lead.finished')
  if (!isSaved(lead, 'plan')) throw refuseDue('plan')
  const changes = step === 'cep' ? await streetOf(body, context) : await doorOf(lead, body, context)
  return { success: true, version: await changeLead(lead, changes, step, context) }
}

/** A new CEP is another street, so its house and visits are asked again. */
async function streetOf({ cep, ...others }: Given, { db }: Context): Promise<SomeValues> {
  if (cep === undefined) throw missing('cep')
  refuseFieldsOf(others, streetFields)
  return { cep, address: await withKnownStreet(db, { cep, ...others }), infra: null, schedules: null }
}

async function doorOf(lead: OwnedLead, given: Given, context: Context): Promise<SomeValues> {
  if (!lead.address) throw refuseDue('cep')
  const { cep: _, ...door } = given
  refuseFieldsOf(given, doorFields)
  const byLot = door.block_number !== undefined && door.allotment_number !== undefined
  if (door.number === undefined && !byLot) throw missing('number')
  const address = { ...streetIn(lead.address), ...door }
  const { plans, infra } = await coverageFor({ address, idPlan: lead.plan_id ?? undefined }, context, lead)
  if (plans.length === 0) throw refuse(409, 'address.uncovered')
  if (!isAmong(plans, lead.plan_id ?? '')) throw await refusePlan(lead, address, context)
  return { cep: address.cep, address, infra, schedules: null }
}

/** Refuses the plan, or all offers if none is available at the address. */
async function refusePlan(lead: OwnedLead, address: Address, context: Context) {
  for (const idPlan of (await customerRequestOf(context.db, lead)).offers) {
    if (isAmong((await coverageFor({ address, idPlan }, context)).plans, idPlan))
      return refuse(409, 'plan.unavailable', { due: 'plan' })
  }
  return refuse(409, 'offers.unavailable')
}

const isAmong = (plans: readonly Plan[], idPlan: string) => plans.some(({ sku }) => sku === skuIn(idPlan))

const streetFields = ['address', 'neighborhood', 'city', 'state'] as const
const doorFields = [
  'number',
  'is_block_allotment',
  'block_number',
  'allotment_number',
  'complement',
  'complemento1',
  'complemento2',
  'customComplement',
  'notFoundComplement',
  'addressV2',
] as const

function refuseFieldsOf(given: object, known: readonly string[]): void {
  const foreign = Object.keys(given).filter((name) => !known.includes(name))
  if (foreign.length > 0)
    throw refuseFields(Object.fromEntries(foreign.map((name) => [name, refusals['field.unknown']])))
}

const streetIn = ({ cep, address, neighborhood, city, state }: Address): Address => ({
  cep,
  address,
  neighborhood,
  city,
  state,
})

const missing = (field: string) => refuseFields({ [field]: refusals['field.missing'] })
