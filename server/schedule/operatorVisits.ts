import * as z from 'zod/mini'
import { dateOf } from '../../src/api/contract/values/dates.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import { type Lane, retryForThreeDays } from '../delivery/lane.ts'
import { askByHttp, opened, type Place } from '../outside/askByHttp.ts'
import { operatorSystemClient, keyOf, type Parts, understood } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import { refuseAndRetryAfter } from '../http/refusal.ts'
import type { Vault } from '../secrets/vault.ts'
import { bookedSlot, bookingsOn, keepBooking, takenSeats } from './bookings.ts'
import { noteRequest, strikeRequest } from './bookingRequests.ts'
import { booking as bookingReply, bookingOf, returned, returnReply, schedule } from './operatorVisitsSchemas.ts'
import type { Booking, Schedule, VisitsProvider } from './visitsProvider.ts'

/** The context of a booking. `db` is its transaction; `write` opens another one. */
export type Booker = { ask: Ask; db: Db; write: Write; vault: Vault; now: () => Date }

const held = z.object({ reference: z.string(), ...bookingReply.shape })

/** A provider that calls a system of the operator. An order's visit is stored here as well. */
export function operatorVisits(place: Place, parts: Parts) {
  const { asked, replyTo } = operatorSystemClient({ name: 'visits', away: 'visits.away' }, place, parts)

  async function scheduleAt(cep: string, { ask, db }: Booker): Promise<Schedule> {
    const { region, slots } = await asked(ask, { path: '/slots', body: { cep }, key: null, again: true }, schedule)
    const days = slots.map(({ date }) => date)
    return {
      region,
      appointments: slots
        .toSorted((one, other) => orderOf(one) - orderOf(other))
        .map(({ date: day, period, visits: seats, free }) => ({ day, period, seats, free })),
      booked: days.length === 0 ? [] : await bookingsOn(db, region, days),
    }
  }

  /** Notes a booking, then requests it. A retry has the same reference and so the same visit. */
  async function request(wish: string, { cep, choices }: Booking, { write, now }: Booker) {
    const reference = await write((tx) => noteRequest(tx, wish, now()))
    const question = { path: '/bookings', body: { reference, cep, slots: choices }, key: reference, again: true }
    const { visit } = await replyTo(question, bookingOf(choices))
    if (visit === null) await write((tx) => strikeRequest(tx, reference))
    return { reference, visit }
  }

  async function book(booking: Booking, booker: Booker): Promise<Slot | null> {
    const { ask, db, vault, now } = booker
    const { cep, leadId, choices } = booking
    const kept = await bookedSlot(db, leadId)
    if (kept) return kept
    const wish = vault.hash('booking', JSON.stringify([leadId, cep, choices]))
    const { reference, visit } = await ask(keyOf(['visits', wish]), () => request(wish, booking, booker), held)
    if (visit === null) return null
    const { region, booked } = booking.schedule ?? (await scheduleAt(cep, booker))
    const seats = seatsBeside(takenSeats(booked, visit))
    const isOurs = await strikeRequest(db, reference)
    if (!isOurs || !(await keepBooking(db, { region, slot: visit, reference }, seats, booking, now())))
      throw refuseAndRetryAfter(1, 503, 'visits.away')
    return visit
  }

  return (booker: Booker): VisitsProvider => ({
    scheduleAt: (cep) => scheduleAt(cep, booker),
    book: (booking) => book(booking, booker),
  })
}

/** Cancels visits in the system that booked them, until it replies. */
export function visitLanes(place: Place | null, now: () => Date): Lane[] {
  if (!place) return []
  const there = opened(place)
  const send: Lane['send'] = async ({ payload }) => {
    const body = returned.parse(JSON.parse(payload))
    understood(returnReply, await askByHttp(there, { path: '/returns', body, key: null, again: false }))
  }
  return [
    {
      name: 'visit',
      perRound: 10,
      send,
      waitAfter: retryForThreeDays(now),
      isOpen: () => true,
      close: () => undefined,
    },
  ]
}

const orderOf = ({ date, period }: Slot) => (dateOf(date)?.getTime() ?? 0) + (period === 'manha' ? 0 : 1)

const mostSeats = 10_000
/** The free seat numbers here. The operator's system knows their limit. */
function* seatsBeside(taken: ReadonlySet<number>): Generator<number> {
  for (let seat = 1; seat <= mostSeats; seat += 1) if (!taken.has(seat)) yield seat
}
