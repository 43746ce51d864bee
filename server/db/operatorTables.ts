import type { Generated } from 'kysely'

export type OperatorTables = OperatorViews &
  OperatorRows & {
    banks: BankTable
    plans: PlanTable
    collaborators: CollaboratorTable
    mobile_lines: MobileLineTable
    bookings: BookingTable
    booking_requests: BookingRequestTable
    blocked_visits: BlockedVisitsTable
    operator_editions: EditionTable
  }

/** Read-only views of the selling edition. */
export type OperatorViews = {
  cities: CityTable
  streets: StreetTable
  cabinets: CabinetTable
  splitters: SplitterTable
  lots: LotTable
  buildings: BuildingTable
  crews: CrewTable
}

/** All editions, including one that is being loaded. */
type OperatorRows = {
  city_rows: CityTable & Edition
  street_rows: StreetTable & Edition
  cabinet_rows: CabinetTable & Edition
  splitter_rows: SplitterTable & Edition
  lot_rows: LotTable & Edition
  building_rows: BuildingTable & Edition
  crew_rows: CrewTable & Edition
  collaborator_rows: CollaboratorTable & Edition
  mobile_line_rows: MobileLineTable & Edition
  bank_rows: BankTable & Edition
  plan_rows: PlanTable & Edition
}
type Edition = { edition: Generated<number> }

/** The selling edition of each kind, and the time of its import; null for a sample. */
type EditionTable = { kind: string; edition: number; imported_at: string | null }

/** `infraco` owns the network of the city. */
type CityTable = { id: string; name: string; state: string; infraco: string }

/** A CEP and its street. A city's only CEP has no street and no neighbourhood. */
type StreetTable = {
  cep: string
  city: string
  street: string
  neighborhood: string
  block_allotment: number
  region: string
}

/** A street cabinet. Its technology limits the speeds. */
type CabinetTable = { id: string; city: string; technology: Technology }
export const technologies = ['EPON', 'GPON', 'XGS-PON'] as const
export type Technology = (typeof technologies)[number]

/** An optical splitter, for a range of house numbers or named lots. `homes` are those passed, at most `ports`. */
type SplitterTable = {
  id: string
  cabinet: string
  cep: string
  from_number: number | null
  to_number: number | null
  homes: number
  ports: number
  ports_used: number
}

type LotTable = { cep: string; block: string; lot: string; splitter: string }

/** A building with known complements, as a JSON list. */
type BuildingTable = { cep: string; number: string; complements: string }

/** A bank. Formats that are null are unknown; a check of 1 means that there is a check digit. */
export type BankTable = {
  code: string
  name: string
  agency_digits: number | null
  agency_check: number | null
  account_digits: number | null
  account_check: number | null
}

/** A plan sold between two days, either of which may be empty. Prices are in cents, lists JSON, flags 0 or 1. */
export type PlanTable = {
  sku: string
  name: string
  mega: number
  price: number
  full: number
  bonus: 'lifelong' | 'one year' | null
  subscriptions: string
  campaigns: string
  on_landing: number
  on_request: number
  unscheduled: number
  state: string | null
  sold_from: string
  sold_until: string
}

/** The visits of a region's crews in a period of a weekday, 1 (Monday) to 6. */
type CrewTable = { region: string; weekday: number; period: string; visits: number }

/** A domain of the collaborators' e-mails, in lower case. */
type CollaboratorTable = { domain: string }

/** A mobile line by the hash of its number, with the campaign of its plan. */
type MobileLineTable = { phone_hash: string; addon: string; active: number }

/** The visits of a day and period that a system of the operator blocked. */
type BlockedVisitsTable = {
  region: string
  date: string
  period: string
  visits: number
  told_at: string
  told_by: string
}

/** A booked visit at one seat. Hashed `marks` count a person's visits; `reference` is the operator's own. */
type BookingTable = {
  lead_id: string
  region: string
  date: string
  period: string
  seat: number
  marks: string | null
  booked_at: string
  reference: Generated<string | null>
}

/** A booking requested from the operator's system that no order holds yet. `wish` hashes order and choices. */
type BookingRequestTable = { wish: string; reference: string; asked_at: string }
