import type { Lead } from '../api/contract/lead.ts'
import { isKey, type Key } from '../content/answers.ts'
import { factSources } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import type { Values } from './keeping.ts'
import type { Funnel } from './slice.ts'
import { dependencies, signature, type Kept, type KeptAnswers } from './story.ts'
import { stateOf, type WriteName } from './writes.ts'

/** What a lead holds, for a browser that lost it: the values that are told, and for the others only that they were given. */
export function fromLead(lead: Lead): Pick<Funnel, 'kept' | 'saved' | 'revision' | 'facts'> {
  const [values, masks] = answersIn(lead)
  let kept: KeptAnswers = {}
  let revision = 0
  for (const key of Object.keys(questions).filter(isKey)) {
    const answer: Pick<Kept, 'value' | 'mask'> | null = values[key] !== undefined ? { value: values[key] } : masks[key] !== undefined ? { mask: masks[key] } : null
    if (answer) kept = { ...kept, [key]: { ...answer, at: ++revision, of: dependencies(kept, key) } }
  }
  return { kept, revision, saved: Object.fromEntries(savedIn(lead).map((name) => [name, stateOf({ kept }, name)])), facts: factsIn(lead, kept) }
}

/** An address without an offer is taken up for where it is: who waits for it is told to no browser. */
function answersIn(lead: Lead): [values: Values, masks: { [K in Key]?: string }] {
  if (lead.kind === 'no-coverage') return [addressIn(lead), {}]
  return lead.plansOffers ? [customersValues(lead), { document: lead.document ?? hidden }] : [valuesIn(lead), masksIn(lead)]
}

/** What was offered to a customer needs no look-up by a tax id that only the server has. */
function factsIn({ id, plansOffers: plans, id_renewal_base_user: baseUser = '', protocol, email, phone }: Lead, kept: KeptAnswers): Funnel['facts'] {
  if (!plans) return {}
  const value = { plans, request: id, baseUser, ...(protocol && { protocol }), hasEmail: email !== null, hasPhone: phone !== null, contact: email ?? phone ?? '' }
  return { offers: { of: signature(kept, factSources.offers), value } }
}

function savedIn(lead: Lead): WriteName[] {
  const { saved = [] } = lead
  if (lead.kind === 'no-coverage') return ['notice']
  if (!lead.plansOffers) return ['lead', 'collaborator', ...saved]
  const offer: WriteName[] = lead.sku === null ? [] : ['offer']
  return [...offer, ...(lead.address.cep === '' ? [] : (['cep'] as const)), ...(isReached(lead) ? (['door'] as const) : []), ...saved]
}

const isReached = ({ address: { number, allotment_number } }: Lead) => number !== null || allotment_number !== null

/** A customer chose an offer where others choose a plan, and pays as the contract says. */
function customersValues(lead: Lead): Values {
  const { plan: offer, schedule } = valuesIn(lead)
  return { ...addressIn(lead), ...present({ offer, schedule }) }
}

function valuesIn(lead: Lead): Values {
  const { saved = [], sku, due_date, direct_debit, accept_promotions, schedules } = lead
  return {
    ...addressIn(lead),
    ...present({
      plan: sku,
      acceptPromotions: saved.includes('email') ? (accept_promotions ?? false) : null,
      dueDate: due_date,
      directDebit: direct_debit,
      schedule: schedules,
    }),
  }
}

function addressIn(lead: Lead): Values {
  const { cep, state, city, neighborhood, address: street, number, block_number: block, allotment_number: lot, complement } = lead.address
  return present({ cep: cep || null, state, city, neighborhood, street, number, block, lot, complement: isReached(lead) ? (complement ?? '') : null })
}

const hidden = '••••'

/** An e-mail or a telephone may be known without its step: a collaborator's, or that of a line. */
function masksIn({ saved = [], name, email, phone, document, direct_debit }: Lead): { [K in Key]?: string } {
  const debits = saved.includes('bankInfo') && direct_debit === true ? hidden : null
  return present({
    name, email, phone, document,
    birthDate: saved.includes('birthDate') ? hidden : null,
    motherName: saved.includes('motherName') ? hidden : null,
    bank: debits, agency: debits, account: debits,
  })
}

function present<T extends object>(all: T): { [P in keyof T]?: NonNullable<T[P]> } {
  const some: { [P in keyof T]?: NonNullable<T[P]> } = {}
  for (const name in all) {
    const value = all[name]
    if (value !== null && value !== undefined) some[name] = value
  }
  return some
}
