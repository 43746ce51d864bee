import type { OutcomeBody, OutcomeReply } from './feedContract.ts'
import type { Feeding } from './feed.ts'
import { FeedRefusal } from './feedRefusal.ts'

/** Stores the outcome of a call, and the sender. Repeating it changes nothing. */
export function saveCallOutcome(
  id: string,
  { outcome }: OutcomeBody,
  by: string,
  { write, now }: Feeding,
): Promise<OutcomeReply> {
  return write(async (db) => {
    const changed = await db
      .updateTable('support_requests')
      .set({ outcome, outcome_at: now().toISOString(), outcome_by: by })
      .where('id', '=', id)
      .where((e) => e.or([e('outcome', 'is', null), e('outcome', '<>', outcome)]))
      .returning(['outcome_at'])
      .executeTakeFirst()
    const kept =
      changed ?? (await db.selectFrom('support_requests').select('outcome_at').where('id', '=', id).executeTakeFirst())
    if (!kept) throw new FeedRefusal(404, 'call.unknown')
    return { id, outcome, at: kept.outcome_at ?? now().toISOString() }
  })
}
