import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'

/** A text from a link, which anybody may write. It fills only an empty question and never replaces an answer. */
export const ifOpen = (funnel: Funnel, key: Key, text: string | undefined) => (isOpen(funnel, key) ? text : undefined)

/** Whether a link may choose a plan: one of our own links, or any link while none is chosen. */
export const mayAskForPlan = (funnel: Funnel) => isFollowed() || (isOpen(funnel, 'plan') && isOpen(funnel, 'offer'))

/** Whether a question has neither an answer nor a draft; false while the order is still being read back. */
function isOpen({ lead, kept, drafts }: Funnel, key: Key): boolean {
  const isUnread = lead !== null && Object.keys(kept).length === 0
  return !isUnread && !isStillValid(kept, key) && !drafts[key]
}

function isFollowed(): boolean {
  const entry: { state?: unknown } | null = window.history.state
  return entry?.state === 'followed'
}
