import type { Context, OwnedLead } from '../handlerContext.ts'
import { customerOf } from '../customers/customerRequest.ts'
import { countUp, dayAt } from '../db/counters.ts'
import { post } from '../leads/outbox.ts'
import { normalizeEmail } from './normalizeEmail.ts'

type Writing = Pick<Context, 'db' | 'vault' | 'now'>
type Topic = 'mail.order' | 'mail.withdrawn' | 'mail.arrived' | 'mail.opened' | 'mail.state' | 'mail.visit'

/** What is said of a letter that does not go. */
export type Unmailed = { unmailed?: true }

const mostADay = 10

/** Counts a letter to an address, and allows ten a day, because anybody may name an address that is not theirs. */
export async function mayGetLetter(email: string, { db, vault, now }: Writing): Promise<boolean> {
  return (await countUp(db, vault.hash('letters', normalizeEmail(email)), dayAt(now()))) <= mostADay
}

/** Posts a letter about a lead, and returns what a reply says of it. What it confirms does not depend on it. */
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

/** A renewal is confirmed to the e-mail of the contract. */
export async function addresseeOf(
  lead: OwnedLead,
  reading: Pick<Context, 'db' | 'vault'>,
): Promise<{ name: string | null; email: string | null }> {
  return (lead.kind === 'renewal' ? await customerOf(lead, reading) : lead) ?? { name: null, email: null }
}
