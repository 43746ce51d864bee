import type { Coverage } from '../../api/contract/address.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Bank } from '../../api/contract/bank.ts'
import type { RiskResult } from '../../api/contract/lead/riskAndQuiz.ts'
import type { Bookable } from '../../api/contract/schedule.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import type { Slot } from '../../api/contract/values/valueRules.ts'
import type { Failure } from '../texts/errors/failureTexts.ts'
import type { Answers, Key } from '../questions/answers.ts'

/** The result of a CEP look-up. `city` is the only CEP of a city; `down` means that the address is typed by hand. */
export type CepResult = {
  found: 'street' | 'city' | 'unknown' | 'down'
  street: string
  neighborhood: string
  city: string
  state: string
  byLot: boolean
  /** Why the CEP is unknown, if the server says so. */
  refusal?: Failure
}

/** The known complements of a building, and the kinds of complement that its network owner uses. */
type Units = { complements: string[]; types: { type: string; label: string; example: string }[] }

/** A customer's offers by tax id: the plans, the ids to choose one, and whether the contract has a contact. */
export type Offers = {
  plans: Plan[]
  request: string
  baseUser: string
  protocol?: string
  hasEmail: boolean
  hasPhone: boolean
}

/** Data that only the server has. A fact is valid only for the answers that it was looked up with. */
export type Facts = {
  /** The campaign's plans, if a link asks for one before the address is known. */
  catalogue?: Plan[]
  street?: CepResult
  units?: Units
  coverage?: Coverage
  slots?: Bookable[]
  banks?: Bank[]
  risk?: RiskResult
  offers?: Offers
  /** The address that a collaborator's code was sent to, and its expiry. */
  codeSent?: { email: string; expiresAt: string }
  /** Set for an employee with the right code. */
  collaborator?: { validated: true }
  /** The lead of a mobile customer whose line was found. */
  renta?: { idLead: string; version: number; protocol?: string }
  /** A placed order, in the `state` that the operator reported. */
  order?: {
    orderNumber: string
    withdrawn?: true | undefined
    /** Set if no e-mail confirms the latest change. */
    unmailed?: true | undefined
    visit?: Slot | undefined
    /** Set if it has no visit, so that one is arranged by telephone. */
    visitByPhone?: true | undefined
    placedOn?: string | undefined
    state?: Lead['orderState']
  }
}
export type FactName = keyof Facts

/** The answers that make up an address. */
export const placeKeys = [
  'cep',
  'state',
  'city',
  'neighborhood',
  'street',
  'number',
  'block',
  'lot',
] as const satisfies readonly Key[]

/** The answers that each fact depends on. */
export const factSources: Record<FactName, readonly Key[]> = {
  catalogue: [],
  street: ['cep'],
  units: ['cep', 'number'],
  coverage: placeKeys,
  slots: ['cep'],
  banks: [],
  risk: ['cep', 'birthDate', 'motherName', 'document'],
  offers: ['document'],
  codeSent: ['email'],
  collaborator: ['email', 'code'],
  renta: ['phone'],
  order: [],
}

/** Whether the houses of the street have numbers, and no blocks and lots. */
export const hasNumbers = ({ street }: Facts) => street?.byLot === false

/** Whether the address has an offer. */
export const isCovered = ({ coverage }: Facts) => (coverage?.plans.length ?? 0) > 0

/** The chosen plan of an order: one at the address, or one of a customer's offers. */
export function chosenPlan(answers: Answers, { coverage, offers }: Facts): Plan | undefined {
  return (
    offers?.plans.find(({ sku }) => sku === answers.offer) ?? coverage?.plans.find(({ sku }) => sku === answers.plan)
  )
}
