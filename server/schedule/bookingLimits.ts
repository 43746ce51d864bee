import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { daysAfter } from '../daysAfter.ts'
import { countEach, countsOf, dayAt } from '../db/counters.ts'
import { neighbourhoodOf, networkOf } from '../http/clientAddress.ts'
import { admit, type Asking } from '../http/limits/proofOfWorkLimit.ts'
import { normalizeEmail } from '../mail/normalizeEmail.ts'
import type { Schedule } from './visitsProvider.ts'

/** The future visits per telephone, e-mail or home in a region. */
const mostOfOne = 3
/** The parts of a region's visits that one network and its block may book in a day. */
const ofNetwork = 1 / 8
const ofNeighbourhood = 1 / 4
/** The part of a region's free visits that may be booked in a day, so that one day cannot take all. */
const ofFree = 1 / 2

type Orderer = Pick<OwnedLead, 'phone' | 'email' | 'address' | 'cep'>

/** Whether an order may hold a visit; others are agreed by telephone. From half of a limit on, each costs work. */
export async function mayHold(marks: readonly string[], schedule: Schedule, asking: Asking): Promise<boolean> {
  const { db, vault, now, request } = asking
  const key = (whose: string) => vault.hash('tries', `visit|${schedule.region}|${whose}`)
  const keys = [`network|${networkOf(request.ip)}`, `neighbourhood|${neighbourhoodOf(request.ip)}`].map(key)
  const [byNetwork = 0, byNeighbourhood = 0] = await countsOf(db, keys, dayAt(now()))
  const seats = sum(schedule.appointments.map((each) => each.seats))
  const free = sum(schedule.appointments.map((each) => each.free))
  const lately = schedule.booked.filter(({ booked_at }) => booked_at > daysAfter(now(), -1)).length
  const counts = [
    { used: byNetwork, max: Math.max(1, seats * ofNetwork) },
    { used: byNeighbourhood, max: Math.max(1, seats * ofNeighbourhood) },
    { used: lately, max: Math.max(1, (free + lately) * ofFree) },
  ]
  const work = counts.map(({ used, max }) => ({ used, max: Infinity, workFrom: max / 2 }))
  await admit('visit', work, asking)
  const mayTake = counts.every(({ used, max }) => used < max)
  if (!mayTake || marks.some((mark) => heldBy(mark, schedule) >= mostOfOne)) return false
  await countEach(db, keys, dayAt(now()))
  return true
}

/** Hashes of telephone, e-mail and home, by which one person's visits are counted. */
export function marksOf({ phone, email, address, cep }: Orderer, { vault }: Pick<Context, 'vault'>): string[] {
  const { number, block_number, allotment_number, complement } = address ?? {}
  const home = [cep, number, block_number, allotment_number, complement].map(bare)
  return [`phone|${phone ?? ''}`, `email|${normalizeEmail(email ?? '')}`, `home|${home.join('|')}`].map((of) =>
    vault.hash('visit', of).slice(0, 16),
  )
}

/** Normalises a part of an address: '039' is '39', and 'Apto. 12' is 'apto12'. */
const bare = (part: string | null | undefined) =>
  (part ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')

const heldBy = (mark: string, { booked }: Schedule) => booked.filter(({ marks }) => marks?.includes(mark)).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
