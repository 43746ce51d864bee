import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import { countOf, countUp } from '../../db/counters.ts'

export const triesPerLead = 2
export const triesPerDay = 3

/** Whether the lead and the document have tries left. */
export async function mayTry(lead: OwnedLead, context: Context): Promise<boolean> {
  if (lead.quiz_tries >= triesPerLead) return false
  return (await countOf(context.db, keyOf(lead), { period: dayOf(context) })) < triesPerDay
}

/** Counts a try before grading. Returns whether it was allowed. */
export async function countTry(lead: OwnedLead, context: Context): Promise<boolean> {
  const count = await countUp(context.db, keyOf(lead), { period: dayOf(context), ms: day })
  const quiz_tries = lead.quiz_tries + 1
  await context.db.updateTable('leads').set({ quiz_tries }).where('id', '=', lead.id).execute()
  return count <= triesPerDay && lead.quiz_tries < triesPerLead
}

/** Reverts the count of a try, because a passed quiz costs none. */
export async function returnTry({ id, quiz_tries, ...lead }: OwnedLead, context: Context): Promise<void> {
  const counted = context.db.updateTable('limits').where('key', '=', keyOf(lead)).where('period', '=', dayOf(context))
  await counted.set((row) => ({ count: row('count', '-', 1) })).execute()
  await context.db.updateTable('leads').set({ quiz_tries }).where('id', '=', id).execute()
}

const day = 86_400_000
const saoPauloOffset = 3 * 3_600_000
const dayOf = ({ now }: Context) => Math.floor((now().getTime() - saoPauloOffset) / day)
const keyOf = ({ document_hash }: Pick<OwnedLead, 'document_hash'>) => `quiz|${document_hash ?? ''}`
