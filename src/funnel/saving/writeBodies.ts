import type { Address } from '../../api/contract/address.ts'
import type { Input } from '../../api/contract/calls.ts'
import { isStep, type AddressStep, type Step } from '../../api/contract/lead/stepOrder.ts'
import { chosenPlan } from '../../content/flows/facts.ts'
import type { Flow, WriteName } from '../../content/flows/flow.ts'
import { flowOf } from '../answersAndFacts.ts'
import { addressPart, stepBody } from './stepBody.ts'
import type { Now, Sending, Visit } from './writes.ts'

/** The body of a write, or null while a part of it is unknown. */
export const writeOf = (name: WriteName, now: Now): Sending | null =>
  isStep(name) ? stepWrite(name, now) : writesApart[name](now)

const writesApart: Record<Exclude<WriteName, Step>, (now: Now) => Sending | null> = {
  lead: (now) => ({ call: 'createLead', input: { body: leadBody(now) } }),
  notice: (now) => ({
    call: 'keepNoCoverage',
    input: { body: { address: addressOf(now), ...tracked(now.ledger.visit) } },
  }),
  contact: contactWrite,
  collaborator: (now) => (now.ledger.lead ? stepWrite('email', now) : collaboratorWrite(now)),
  offer: offerWrite,
  cep: (now) => moveWrite('cep', now),
  number: (now) => moveWrite('number', now),
}

function moveWrite(step: AddressStep, now: Now): Sending | null {
  const { lead } = now.ledger
  if (!lead) return null
  return { call: 'saveMigrationAddress', input: { params: { idLead: lead.id, step }, body: addressPart(now, step) } }
}

/** Sends the campaign's flags. The server adds those of the plan. */
function leadBody(now: Now): Extract<Input<'createLead'>['body'], { address: object }> {
  const { ledger, answers, facts } = now
  const idPlan = chosenPlan(answers, facts)?.id
  const { idPlanAddonBonus, prefix: addon, flags } = ledger.campaign
  return {
    ...(ledger.lead ? { idLead: ledger.lead.id } : {}),
    address: addressOf(now),
    ...withoutEmpty({ idPlan, idPlanAddonBonus, addon }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...tracked(now.ledger.visit),
  }
}

function collaboratorWrite({ ledger: { campaign, visit }, answers: { email } }: Now): Sending | null {
  if (email === undefined) return null
  const flags = { ...campaign.flags, collaborator_special_offer: true as const }
  const body = { email, flags, ...withoutEmpty({ addon: campaign.prefix }), ...tracked(visit) }
  return { call: 'createLead', input: { body } }
}

function offerWrite({ ledger, answers, facts: { offers } }: Now): Sending | null {
  const plan = offers?.plans.find(({ sku }) => sku === answers.offer)
  const { choose } = flowOf(ledger).calls
  return plan && offers && ledger.lead && choose ? choices[choose](ledger.lead.id, plan.id, offers.baseUser) : null
}

const choices: Record<
  NonNullable<Flow['calls']['choose']>,
  (idLead: string, idPlan: string, user: string) => Sending
> = {
  chooseRenewal: (id_renewal_request_user, offer1, id_renewal_base_user) => ({
    call: 'chooseRenewal',
    input: { params: { id_renewal_request_user }, body: { id_renewal_base_user, offer1 } },
  }),
  chooseMigrationPlan: (idLead, idPlan) => ({
    call: 'chooseMigrationPlan',
    input: { params: { idLead }, body: { idPlan } },
  }),
}

function contactWrite({ ledger, answers: { name, email, phone } }: Now): Sending | null {
  if (!ledger.notice) return null
  return { call: 'addContact', input: { body: { id: ledger.notice.id, ...withoutEmpty({ name, email, phone }) } } }
}

function stepWrite(step: Step, now: Now): Sending | null {
  const body = stepBody(step, now)
  return body && now.ledger.lead
    ? { call: 'saveStep', input: { params: { idLead: now.ledger.lead.id, step }, body } }
    : null
}

const addressOf = (now: Now): Address => ({ cep: '', ...addressPart(now, 'cep', 'number') })

/** The origin of the visit, if known. */
export const tracked = (visit: Visit): { tracking?: Visit } =>
  Object.keys(visit).length > 0 ? { tracking: visit } : {}

/** An object without its empty properties. */
export function withoutEmpty<T extends Record<string, string | undefined>>(all: T): { [P in keyof T]?: string } {
  const full: { [P in keyof T]?: string } = {}
  for (const name in all) {
    const value = all[name]
    if (value) full[name] = value
  }
  return full
}
