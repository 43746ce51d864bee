import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'

/** A text that anybody's link may bring. It fills only an empty question, and only the visitor replaces an answer. */
export const ifOpen = (funnel: Funnel, key: Key, text: string | undefined) => (isOpen(funnel, key) ? text : undefined)

/** Whether a link may choose a plan: one of our own links, or any link while none is chosen. */
export const mayAskForPlan = (funnel: Funnel) => isFollowed() || (isOpen(funnel, 'plan') && isOpen(funnel, 'offer'))

/** Neither answered nor begun. Of an order that is still being read back this is unknown. */
function isOpen({ lead, kept, drafts }: Funnel, key: Key): boolean {
  const isUnread = lead !== null && Object.keys(kept).length === 0
  return !isUnread && !isStillValid(kept, key) && !drafts[key]
}

function isFollowed(): boolean {
  const entry: { state?: unknown } | null = window.history.state
  return entry?.state === 'followed'
}
