import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { stands } from '../../funnel/knowledge.ts'

/** What anybody may have a browser say, where it fills what is empty: an answer gives way to the visitor's own alone. */
export const ifOpen = (funnel: Funnel, key: Key, text: string | undefined) => (isOpen(funnel, key) ? text : undefined)

/** Whether a link may ask for a plan: one of our own that was followed, or any where none was chosen. */
export const mayAskForPlan = (funnel: Funnel) => isFollowed() || (isOpen(funnel, 'plan') && isOpen(funnel, 'offer'))

/** Neither answered nor begun. Of an order that is only now read back from the server, nobody here knows yet. */
function isOpen({ lead, kept, drafts }: Funnel, key: Key): boolean {
  const isUnread = lead !== null && Object.keys(kept).length === 0
  return !isUnread && !stands(kept, key) && !drafts[key]
}

function isFollowed(): boolean {
  const entry: { state?: unknown } | null = window.history.state
  return entry?.state === 'followed'
}
