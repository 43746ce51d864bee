import type { Coverage } from '../../api/contract/address.ts'
import type { Plan } from '../../api/contract/plan.ts'
import type { Bank } from '../../api/contract/bank.ts'
import type { RiskResult } from '../../api/contract/risk.ts'
import type { Bookable } from '../../api/contract/schedule.ts'
import type { Failure } from '../texts/failureTexts.ts'
import type { Answers, Key } from '../questions/answers.ts'

/** What the CEP look-up said. `city` is a city's only CEP; `down` means that the address is typed by hand. */
export type Street = {
  found: 'street' | 'city' | 'unknown' | 'down'
  street: string
  neighborhood: string
  city: string
  state: string
  byLot: boolean
  /** Why the CEP is unknown, if the server says so. */
  refusal?: Failure
}

/** Complements known at a building, and the kinds its network owner works with. */
type Units = { complements: string[]; types: { type: string; label: string; example: string }[] }

/** What a customer's tax id brought: offers, the ids they are taken by, and whether we know how to reach the customer. */
export type Offers = {
  plans: Plan[]
  request: string
  baseUser: string
  protocol?: string
  hasEmail: boolean
  hasPhone: boolean
  contact: string
}

/** What only the server can tell. A fact is good for the answers it was worked out from and no others. */
export type Facts = {
  street?: Street
  units?: Units
  coverage?: Coverage
  slots?: Bookable[]
  banks?: Bank[]
  risk?: RiskResult
  offers?: Offers
  /** Where a collaborator's code was sent, and until when it is good. */
  codeSent?: { email: string; expiresAt: string }
  /** An employee, whose code was right. */
  collaborator?: { validated: true }
  /** A mobile customer's line was found, and a lead made for it. */
  renta?: { idLead: string; version: number; protocol?: string }
  order?: { orderNumber: string; withdrawn?: true }
}
export type FactName = keyof Facts

/** The answers that say where an address is. */
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

/** The answers that each fact is worked out from. */
export const factSources: Record<FactName, readonly Key[]> = {
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

/** An address with an offer. */
export const isCovered = ({ coverage }: Facts) => (coverage?.plans.length ?? 0) > 0

/** The plan of an order so far: one at the address, or one of a customer's offers. */
export function chosenPlan(answers: Answers, { coverage, offers }: Facts): Plan | undefined {
  return (
    offers?.plans.find(({ sku }) => sku === answers.offer) ?? coverage?.plans.find(({ sku }) => sku === answers.plan)
  )
}
