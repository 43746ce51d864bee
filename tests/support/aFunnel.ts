import type { CepResult } from '../../src/content/flows/facts.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { factSources, type FactName, type Facts } from '../../src/content/flows/facts.ts'
import { keepAnswers, type Values } from '../../src/funnel/answers/keepAnswers.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'
import { factNames, signature, type KeptFacts } from '../../src/funnel/answersAndFacts.ts'
import { aCoverage } from './aPlan.ts'
import { person, valuesOf } from './person.ts'
import { questionsFrom } from './questionsOf.ts'

export const aStreet = (over: Partial<CepResult> = {}): CepResult => ({
  found: 'street',
  street: 'Rua das Palmeiras',
  neighborhood: 'Centro',
  city: 'Ribeirão Preto',
  state: 'SP',
  byLot: false,
  ...over,
})

const {
  state: _state,
  city: _city,
  neighborhood: _neighborhood,
  street: _street,
  block: _block,
  lot: _lot,
  notice: _notice,
  ...asked
} = person

export const fullAnswers = valuesOf({
  ...asked,
  plan: 'd600gl',
  document: '529.982.247-25',
  directDebit: 'sim',
  schedule: '24/11/2026 manha',
})

export const approved = {
  success: true,
  quiz: null,
  quiz_needed: false,
  rejected: false,
  rejected_message: null,
  final: false,
  version: 9,
} as const

export function aFunnel(values: Values = {}, facts: Facts = {}): Funnel {
  const answered = keepAnswers(emptyFunnel, values)
  return { ...answered, facts: told(answered, facts) }
}

export const goodFacts: Facts = { street: aStreet(), coverage: aCoverage(), risk: approved }

export function answeredUpTo(key: Key, facts: Facts = goodFacts): Funnel {
  const before = questionsFrom('cep', key).slice(0, -1)
  return aFunnel(
    Object.fromEntries(Object.entries(fullAnswers).filter(([one]) => before.some((other) => other === one))),
    facts,
  )
}

/** The answers before a question, with only the masks of an account. */
export function accountByMask(key: Key): Funnel {
  const funnel = answeredUpTo(key)
  const { agency, account } = funnel.kept
  if (!agency || !account) throw new Error('The account comes before that question')
  const [{ value: _agency, ...agencyBefore }, { value: _account, ...accountBefore }] = [agency, account]
  return {
    ...funnel,
    kept: {
      ...funnel.kept,
      agency: { ...agencyBefore, mask: '••••-5' },
      account: { ...accountBefore, mask: '••••-6' },
    },
  }
}

function told(funnel: Funnel, facts: Facts): KeptFacts {
  const names: FactName[] = factNames.filter((name) => facts[name] !== undefined)
  return Object.fromEntries(
    names.map((name) => [name, { of: signature(funnel.kept, factSources[name]), value: facts[name] }]),
  )
}
