import * as z from 'zod/mini'
import { visitsFromDatabase } from '../schedule/visitsFromDatabase.ts'
import { home, returned, wish } from '../schedule/operatorVisitsSchemas.ts'
import { sampleSystemServer } from './sampleSystemServer.ts'
import { sampleDatabase } from './sampleDatabase.ts'

/** `seats` replaces the visits of each crew of the sample. */
type How = { now?: () => Date; seats?: number; port?: number }

/** A system of visits behind operatorVisitsSchemas.ts, with the crews of the sample. */
export async function visitsSystem({ now = () => new Date(), seats, port }: How = {}) {
  const db = await sampleDatabase()
  if (seats !== undefined) await db.updateTable('crew_rows').set({ visits: seats }).execute()
  const back = new Set<string>()

  async function replyTo(path: string, body: unknown): Promise<object> {
    if (path === '/slots') return slotsAt(z.parse(home, body).cep)
    if (path === '/returns') return giveBack(z.parse(returned, body).reference)
    const { reference, cep, slots } = z.parse(wish, body)
    if (back.has(reference)) return { visit: null }
    const book = { cep, leadId: reference, choices: slots }
    return { visit: await db.transaction().execute((tx) => visitsFromDatabase({ db: tx, now }).book(book)) }
  }

  async function slotsAt(cep: string) {
    const { region, appointments } = (await visitsFromDatabase({ db, now }).scheduleAt(cep)) ?? {
      region: '-',
      appointments: [],
    }
    return {
      region,
      slots: appointments.map(({ day: date, period, seats: visits, free }) => ({ date, period, visits, free })),
    }
  }

  async function giveBack(reference: string) {
    back.add(reference)
    await db.deleteFrom('bookings').where('lead_id', '=', reference).execute()
    return { free: true }
  }

  const system = await sampleSystemServer(replyTo, port)
  /** Its booked visits, by reference. */
  const held = () => db.selectFrom('bookings').select(['lead_id as reference', 'date', 'period']).execute()
  /** Moves all visits to another day. */
  const move = (date: string) => db.updateTable('bookings').set({ date }).execute()
  const stop = async () => {
    await system.stop()
    await db.destroy()
  }
  return { ...system, held, move, stop }
}
