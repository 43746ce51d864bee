import type { Lead } from '../api/contract/lead.ts'
import { isKey, type Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import type { Values } from './keeping.ts'
import type { Funnel } from './slice.ts'
import { dependencies, type Kept, type KeptAnswers } from './story.ts'
import { stateOf, type WriteName } from './writes.ts'

/** What a lead holds, for a browser that lost it: the values that are told, and for the others only that they were given. */
export function fromLead(lead: Lead): Pick<Funnel, 'kept' | 'saved' | 'revision'> {
  const [values, masks] = [valuesIn(lead), masksIn(lead)]
  let kept: KeptAnswers = {}
  let revision = 0
  for (const key of Object.keys(questions).filter(isKey)) {
    const answer: Pick<Kept, 'value' | 'mask'> | null = values[key] !== undefined ? { value: values[key] } : masks[key] !== undefined ? { mask: masks[key] } : null
    if (answer) kept = { ...kept, [key]: { ...answer, at: ++revision, of: dependencies(kept, key) } }
  }
  const names: WriteName[] = ['lead', 'collaborator', ...lead.saved]
  return { kept, revision, saved: Object.fromEntries(names.map((name) => [name, stateOf({ kept }, name)])) }
}

function valuesIn({ address, saved, sku, due_date, direct_debit, accept_promotions, schedules }: Lead): Values {
  const { cep, number, block_number: block, allotment_number: lot } = address
  const reached = number !== null || lot !== null
  return present({
    cep, number, block, lot,
    complement: reached ? (address.complement ?? '') : null,
    plan: sku,
    acceptPromotions: saved.includes('email') ? (accept_promotions ?? false) : null,
    dueDate: due_date,
    directDebit: direct_debit,
    schedule: schedules,
  })
}

/** An e-mail or a telephone may be known without its step: a collaborator's, or that of a line. */
function masksIn({ saved, name, email, phone, document, direct_debit }: Lead): { [K in Key]?: string } {
  const hidden = '••••'
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
