import type { Db } from '../db/database.ts'
import { newId } from './newId.ts'

/** The topics of each lane: e-mails, events, and visits for the booking system. Codes never wait for letters. */
export const topicsOf = {
  code: ['mail.code', 'mail.resume'],
  letter: ['mail.order', 'mail.withdrawn', 'mail.arrived', 'mail.reminder', 'mail.opened', 'mail.state', 'mail.visit'],
  event: [
    'lead.created',
    'lead.abandoned',
    'lead.no_coverage',
    'call.requested',
    'order.placed',
    'order.withdrawn',
    'visit.released',
  ],
  visit: ['visit.give_back'],
} as const
export type LaneName = keyof typeof topicsOf
export type Topic = (typeof topicsOf)[LaneName][number]

/** Adds a message to the outbox in the same transaction. It holds only ids; authorised receivers fetch the rest. */
export async function post(db: Db, topic: Topic, ids: Record<string, string>, now: Date): Promise<void> {
  const at = now.toISOString()
  const waiting = { created_at: at, attempts: 0, next_at: at, done_at: null }
  const row = { id: newId(), topic, lane: lanes.get(topic) ?? 'event', payload: JSON.stringify(ids), ...waiting }
  await db.insertInto('outbox').values(row).execute()
}

export const laneNames = ['code', 'letter', 'event', 'visit'] as const satisfies readonly LaneName[]

const lanes = new Map<string, LaneName>(
  laneNames.flatMap((lane) => topicsOf[lane].map((topic) => [topic, lane] as const)),
)
