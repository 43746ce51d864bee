import type { Selectable } from 'kysely'
import type { Day } from '../../src/api/contract/values/dates.ts'
import type { Period, Slot } from '../../src/api/contract/values/valueRules.ts'
import type { OperatorTables } from '../db/operatorTables.ts'

/** Knows the visits of technicians, and books them. A system of the operator can replace the database's tables. */
export type VisitsProvider = {
  /** Every appointment that can be asked for at a CEP, free or not; null where no crew works. */
  scheduleAt: (cep: string) => Promise<Schedule | null>
  /** Books the first choice that is free; a lead that has an appointment keeps it. Null when all choices are taken. */
  book: (booking: Booking) => Promise<Slot | null>
}

/** A period of a day, with the visits that crews make then, without those that are blocked, and those still free. */
export type Appointment = { day: Day; period: Period; seats: number; free: number }

/** A visit that an order holds. */
export type Booked = Pick<Selectable<OperatorTables['bookings']>, 'date' | 'period' | 'seat' | 'marks' | 'booked_at'>

/** The appointments of a region, and what orders of this product have booked of them. */
export type Schedule = { region: string; appointments: Appointment[]; booked: Booked[] }

/** Who has read the schedule in this transaction hands it over. */
export type Booking = {
  cep: string
  leadId: string
  choices: Slot[]
  marks?: readonly string[]
  schedule?: Schedule | null
}
