import type { Coverage } from '../api/contract/address.ts'
import type { Bank } from '../api/contract/bank.ts'
import type { RiskResult } from '../api/contract/risk.ts'
import type { Bookable } from '../api/contract/schedule.ts'
import type { Key } from './answers.ts'

/** What the CEP look-up said. `city` is a city's only CEP; `down` means that the address is typed by hand. */
export type Street = {
  found: 'street' | 'city' | 'unknown' | 'down'
  street: string
  neighborhood: string
  city: string
  state: string
  byLot: boolean
}

/** Complements known at a building, and the kinds its network owner works with. */
type Units = { complements: string[]; types: { type: string; label: string; example: string }[] }

/** What only the server can tell. A fact is good for the answers it was worked out from and no others. */
export type Facts = {
  street?: Street
  units?: Units
  coverage?: Coverage
  slots?: Bookable[]
  banks?: Bank[]
  risk?: RiskResult
  order?: { orderNumber: string; withdrawn?: true }
}
export type FactName = keyof Facts

const place = ['cep', 'state', 'city', 'neighborhood', 'street', 'number', 'block', 'lot'] as const satisfies readonly Key[]

/** The answers that each fact is worked out from. */
export const factSources: Record<FactName, readonly Key[]> = {
  street: ['cep'],
  units: ['cep', 'number'],
  coverage: place,
  slots: ['cep'],
  banks: [],
  risk: [...place, 'plan', 'name', 'phone', 'birthDate', 'motherName', 'document'],
  order: [],
}
