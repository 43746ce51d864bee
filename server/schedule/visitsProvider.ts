import type { Selectable } from 'kysely'
import type { Day } from '../../src/api/contract/values/dates.ts'
import type { Period, Slot } from '../../src/api/contract/values/valueRules.ts'
import type { OperatorTables } from '../db/operatorTables.ts'

/** Knows and books the visits of technicians. A system of the operator can replace the database's tables. */
export type VisitsProvider = {
  /** Every appointment at a CEP, free or not; null without a crew. */
  scheduleAt: (cep: string) => Promise<Schedule | null>
  /** Books the first free choice, or returns the lead's present visit. Null if all choices are taken. */
  book: (booking: Booking) => Promise<Slot | null>
}

/** A period of a day, with the visits of its crews, without blocked ones, and those still free. */
export type Appointment = { day: Day; period: Period; seats: number; free: number }

/** A visit that an order holds. */
export type Booked = Pick<Selectable<OperatorTables['bookings']>, 'date' | 'period' | 'seat' | 'marks' | 'booked_at'>

/** The appointments of a region, and this product's bookings of them. */
export type Schedule = { region: string; appointments: Appointment[]; booked: Booked[] }

/** `schedule` is given if this transaction has read it already. */
export type Booking = {
  cep: string
  leadId: string
  choices: Slot[]
  marks?: readonly string[]
  schedule?: Schedule | null
}
