import type { Bookable } from '../../src/api/contract/schedule.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { refuse } from '../http/refusal.ts'
import type { VisitsProvider } from './visitsProvider.ts'

/** The appointments of a region, with taken ones marked. */
export const slots: Handler<'slots'> = async ({ query }, { visits }) => ({ slots: await bookable(visits, query.cep) })

type Visits = Pick<VisitsProvider, 'scheduleAt'>

export async function bookable(visits: Visits, cep: string): Promise<Bookable[]> {
  const found = await visits.scheduleAt(cep)
  return (found?.appointments ?? []).map(({ day, period, free }) => ({ date: day, period, free: free > 0 }))
}

export async function freeSlots(visits: Visits, cep: string): Promise<Bookable[]> {
  return (await bookable(visits, cep)).filter((slot) => slot.free)
}

/** Whether every choice can still be booked. */
export async function areFree(visits: Visits, cep: string, choices: Slot[]): Promise<boolean> {
  const free = await freeSlots(visits, cep)
  return choices.every((choice) => free.some((slot) => isSame(slot, choice)))
}

/** The refusal of a booked appointment, with the next free ones. `gone` are known to be taken. */
export async function slotTaken(visits: Visits, cep: string, gone: Slot[] = []) {
  const free = await freeSlots(visits, cep)
  const left = free.filter((slot) => !gone.some((each) => isSame(each, slot)))
  return refuse(409, 'slot.taken', { slots: left.slice(0, 6) })
}

const isSame = (one: Slot, other: Slot) => one.date === other.date && one.period === other.period
