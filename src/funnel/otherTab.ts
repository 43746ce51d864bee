import { restarted, resumed, type Funnel } from './slice.ts'
import { isOver } from './story.ts'
import { nextWrite } from './writes.ts'

/** What happened to this order in another tab, by what it left in the browser. What is half typed here stays; what this tab has yet to save comes first. */
export function newsFrom(left: Partial<Funnel>, here: Funnel) {
  if (nextWrite(here) || left.flow !== here.flow || left.campaign?.prefix !== here.campaign.prefix) return null
  if (here.lead && !left.lead && left.revision === 0 && !isOver(here)) return restarted()
  const { drafts: _, ...order } = left
  return isLater(left, here) ? resumed(order) : null
}

/** More was answered there, more of it is saved, or it was ordered. */
function isLater({ revision = 0, lead, facts }: Partial<Funnel>, here: Funnel): boolean {
  if (here.lead && here.lead.id !== lead?.id) return false
  const isSaved = (lead?.version ?? 0) > (here.lead?.version ?? 0)
  const isOrdered = facts?.order?.value !== undefined && here.facts.order?.value === undefined
  return revision > here.revision || (revision === here.revision && (isSaved || isOrdered))
}
