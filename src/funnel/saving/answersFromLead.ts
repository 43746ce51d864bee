import type { Lead } from '../../api/contract/lead/lead.ts'
import { hasHouse } from '../../content/questions/addressQuestions.ts'
import { answerRules, keysIn, type Key } from '../../content/questions/answers.ts'
import { factSources } from '../../content/flows/facts.ts'
import { fieldsOf, keysSavedWith, questions } from '../../content/questions/questions.ts'
import { hiddenMask } from '../../content/questions/answerSaving.ts'
import type { Funnel } from '../state.ts'
import { dependencies, doesAsk, signature, type Kept, type KeptAnswers } from '../answersAndFacts.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { writeSignature } from './writes.ts'

/** The answers of a lead, for a browser that lost them. Private ones come back as masks. */
export function answersFromLead(lead: Lead): Pick<Funnel, 'kept' | 'saved' | 'revision' | 'facts'> {
  let kept: KeptAnswers = {}
  let revision = 0
  for (const key of keysOf(lead)) {
    const answer = answerIn(lead, key)
    if (answer) kept = { ...kept, [key]: { ...answer, at: ++revision, of: dependencies(kept, key) } }
  }
  return {
    kept,
    revision,
    saved: Object.fromEntries(savedIn(lead).map((name) => [name, writeSignature({ kept }, name)])),
    facts: factsIn(lead, kept),
  }
}

/** A customer is not asked for the contract's data. A notice restores only its address, not the contact. */
function keysOf({ kind }: Lead): Key[] {
  if (kind === 'no-coverage') return keysSavedWith('cep', 'number')
  return keysIn(questions).filter((key) => kind === undefined || doesAsk({ flow: kind }, key))
}

/** One answer, restored as its row says. If it is no longer valid, it is asked again. */
function answerIn(lead: Lead, key: Key): Pick<Kept, 'value' | 'mask'> | null {
  const { wire } = questions[key]
  if (wire.back === 'again') return null
  const told = wire.from ? wire.from(lead) : fieldIn(lead, key)
  if (wire.back === 'told') {
    const { data: value } = answerRules[key].safeParse(told)
    return value === undefined ? null : { value }
  }
  const mask = told === undefined && lead.saved?.some((step) => step === wire.step) ? hiddenMask : told
  return typeof mask === 'string' ? { mask } : null
}

/** The field of an answer in a lead, or undefined if leads never contain it. */
function fieldIn({ address, ...others }: Lead, key: Key): unknown {
  const { step } = questions[key].wire
  const fields: Record<string, unknown> = step === 'cep' || step === 'number' ? address : others
  return fields[fieldsOf(key)[0] ?? '']
}

/** A customer's offers come with the lead, because only the server has the tax id to look them up. */
function factsIn(
  { id, plansOffers: plans, id_renewal_base_user: baseUser = '', protocol, email, phone }: Lead,
  kept: KeptAnswers,
): Funnel['facts'] {
  if (!plans) return {}
  const value = {
    plans,
    request: id,
    baseUser,
    ...(protocol && { protocol }),
    hasEmail: email !== null,
    hasPhone: phone !== null,
  }
  return { offers: { of: signature(kept, factSources.offers), value } }
}

function savedIn(lead: Lead): WriteName[] {
  const { saved = [] } = lead
  if (lead.kind === 'no-coverage') return ['notice']
  if (!lead.plansOffers) return ['lead', 'collaborator', ...saved]
  const offer: WriteName[] = lead.sku === null ? [] : ['offer']
  return [
    ...offer,
    ...(lead.address.cep === '' ? [] : (['cep'] as const)),
    ...(hasHouse(lead.address) ? (['number'] as const) : []),
    ...saved,
  ]
}
