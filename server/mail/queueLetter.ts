import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { customerOf } from '../customers/customerRequest.ts'
import { countUp, dayAt } from '../db/counters.ts'
import { post } from '../leads/outbox.ts'
import { normalizeEmail } from './normalizeEmail.ts'

type Writing = Pick<Context, 'db' | 'vault' | 'now'>
type Topic = 'mail.order' | 'mail.withdrawn' | 'mail.arrived' | 'mail.opened' | 'mail.state' | 'mail.visit'

/** The field of a reply that says that no letter was sent. */
export type Unmailed = { unmailed?: true }

const mostADay = 10

/** Counts a letter to an address, and allows ten a day, because the address may be somebody else's. */
export async function mayGetLetter(email: string, { db, vault, now }: Writing): Promise<boolean> {
  return (await countUp(db, vault.hash('letters', normalizeEmail(email)), dayAt(now()))) <= mostADay
}

/** Queues a letter about a lead, and returns the field for the reply. Never refuses what it confirms. */
export async function queueLetter(
  topic: Topic,
  lead: OwnedLead,
  writing: Writing,
  about: { state?: string } = {},
): Promise<Unmailed> {
  const { email } = await addresseeOf(lead, writing)
  if (email === null || !(await mayGetLetter(email, writing))) return { unmailed: true }
  await post(writing.db, topic, { lead: lead.id, ...about }, writing.now())
  return {}
}

/** The addressee; for a renewal, the person of the contract. */
export async function addresseeOf(
  lead: OwnedLead,
  reading: Pick<Context, 'db' | 'vault'>,
): Promise<{ name: string | null; email: string | null }> {
  return (lead.kind === 'renewal' ? await customerOf(lead, reading) : lead) ?? { name: null, email: null }
}
