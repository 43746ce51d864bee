import type { Address } from '../api/contract/address.ts'
import type { Input } from '../api/contract/calls.ts'
import { isStep, type Step } from '../api/contract/stepOrder.ts'
import type { StepBody } from '../api/contract/steps.ts'
import type { Answers } from '../content/answers.ts'
import { flagsFor } from '../content/campaign.ts'
import { chosenPlan } from '../content/facts.ts'
import type { Now, Sending, Visit, WriteName } from './writes.ts'

/** What a write sends, or null while something of it is not known. */
export const writeOf = (name: WriteName, now: Now): Sending | null => (isStep(name) ? stepWrite(name, now) : writesApart[name](now))

const streetFields = ['cep', 'address', 'neighborhood', 'city', 'state'] as const
const doorFields = ['number', 'is_block_allotment', 'block_number', 'allotment_number', 'complement', 'customComplement', 'notFoundComplement'] as const

const writesApart: Record<Exclude<WriteName, Step>, (now: Now) => Sending | null> = {
  lead: (now) => ({ call: 'createLead', input: { body: leadBody(now) } }),
  notice: (now) => ({ call: 'keepNoCoverage', input: { body: { address: addressOf(now), ...tracked(now.ledger.visit) } } }),
  contact: contactWrite,
  collaborator: (now) => (now.ledger.lead ? stepWrite('email', now) : collaboratorWrite(now)),
  offer: offerWrite,
  cep: (now) => moveWrite('cep', streetFields, now),
  door: (now) => moveWrite('number', doorFields, now),
}

function moveWrite(step: 'cep' | 'number', fields: readonly (keyof Address)[], now: Now): Sending | null {
  const { lead } = now.ledger
  return lead && { call: 'saveMigrationAddress', input: { params: { idLead: lead.id, step }, body: pick(addressOf(now), fields) } }
}

function leadBody(now: Now): Extract<Input<'createLead'>['body'], { address: object }> {
  const { ledger, answers, facts } = now
  const idPlan = chosenPlan(answers, facts)?.id
  const { idPlanAddonBonus, prefix: addon } = ledger.campaign
  return {
    ...(ledger.lead ? { idLead: ledger.lead.id } : {}),
    address: addressOf(now),
    ...given({ idPlan, idPlanAddonBonus, addon }),
    ...marked(now),
    ...tracked(now.ledger.visit),
  }
}

function collaboratorWrite(now: Now): Sending | null {
  const { ledger, answers: { email } } = now
  if (email === undefined) return null
  const flags = { ...ledger.campaign.flags, collaborator_special_offer: true as const }
  return { call: 'createLead', input: { body: { email, flags, ...given({ addon: ledger.campaign.prefix }), ...tracked(now.ledger.visit) } } }
}

function offerWrite({ ledger: { flow, lead }, answers, facts: { offers } }: Now): Sending | null {
  const plan = offers?.plans.find(({ sku }) => sku === answers.offer)
  if (!plan || !offers || !lead) return null
  if (flow === 'renewal') return { call: 'chooseRenewal', input: { params: { id_renewal_request_user: lead.id }, body: { id_renewal_base_user: offers.baseUser, offer1: plan.id } } }
  return { call: 'chooseMigrationPlan', input: { params: { idLead: lead.id }, body: { idPlan: plan.id } } }
}

function contactWrite({ ledger, answers: { name, email, phone } }: Now): Sending | null {
  return ledger.notice && { call: 'addContact', input: { body: { id: ledger.notice.id, ...given({ name, email, phone }) } } }
}

function stepWrite(step: Step, now: Now): Sending | null {
  const body = stepBody(step, now)
  return body && now.ledger.lead ? { call: 'saveStep', input: { params: { idLead: now.ledger.lead.id, step }, body } } : null
}

function addressOf({ answers: a, facts: { street, units } }: Now): Address {
  const custom = a.complement ? !units?.complements.includes(a.complement) : undefined
  return {
    cep: a.cep ?? '',
    ...given({ number: street?.byLot ? undefined : a.number, block_number: a.block, allotment_number: a.lot, complement: a.complement }),
    ...given({ address: a.street ?? street?.street, neighborhood: a.neighborhood ?? street?.neighborhood, city: a.city ?? street?.city, state: a.state ?? street?.state }),
    ...(street?.byLot ? { is_block_allotment: true } : {}),
    ...(custom ? { customComplement: a.complement, notFoundComplement: true } : {}),
  }
}

function pick(address: Address, fields: readonly (keyof Address)[]): Partial<Address> {
  return Object.fromEntries(Object.entries(address).filter(([name]) => fields.some((field) => field === name)))
}

function stepBody(step: Step, { answers: a, facts }: Now): StepBody | null {
  switch (step) {
    case 'plan': return idBody(chosenPlan(a, facts)?.id)
    case 'name': return a.name === undefined ? null : { name: a.name }
    case 'phone': return a.phone === undefined ? null : { phone: a.phone }
    case 'email': return a.email === undefined ? null : { email: a.email, accept_promotions: a.acceptPromotions ?? false }
    case 'birthDate': return a.birthDate === undefined ? null : { birth_date: a.birthDate }
    case 'motherName': return a.motherName === undefined ? null : { mothers_name: a.motherName }
    case 'documentNumber': return a.document === undefined ? null : a.document.length === 11 ? { cpf: a.document } : { cnpj: a.document }
    case 'dueDate': return a.dueDate === undefined ? null : { due_date: a.dueDate }
    case 'bankInfo': return bankBody(a)
    case 'scheduleDate': return a.schedule === undefined ? null : { schedules: a.schedule }
  }
}

function bankBody({ directDebit, bank, agency, account }: Answers): StepBody | null {
  if (directDebit !== true) return directDebit === false ? { direct_debit: false } : null
  return bank && agency && account ? { direct_debit: true, bankInfo: { bank, agency, account_number: account } } : null
}

const idBody = (idPlan: string | undefined) => (idPlan ? { idPlan } : null)

function marked({ ledger, answers }: Now) {
  const flags = flagsFor(ledger.campaign, answers.plan)
  return Object.keys(flags).length > 0 ? { flags } : {}
}

/** Where the visit came from, if anything is known of it. */
export const tracked = (visit: Visit): { tracking?: Visit } => (Object.keys(visit).length > 0 ? { tracking: visit } : {})

/** An object without the properties that are empty. */
function given<T extends Record<string, string | undefined>>(all: T): { [P in keyof T]?: string } {
  const full: { [P in keyof T]?: string } = {}
  for (const name in all) {
    const value = all[name]
    if (value) full[name] = value
  }
  return full
}
