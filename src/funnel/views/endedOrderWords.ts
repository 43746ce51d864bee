import { endedTexts, withdrawnTexts } from '../../content/texts/done/doneTexts.ts'
import { orderStateWords } from '../../api/contract/orderStateWords.ts'
import { factsOf, type Known } from '../answersAndFacts.ts'

/** The words for an order that its visitor withdrew or the operator ended. */
export function endedOrderWords(known: Known): { short: string; title: string; lead: string } | null {
  const { order } = factsOf(known)
  if (order?.withdrawn) return withdrawnTexts
  return (order?.state && endedTexts[order.state.state]) ?? null
}

/** The operator's last report on an order, in one sentence. */
export function stateWords(known: Known): string | null {
  const { order } = factsOf(known)
  if (!order?.state || order.withdrawn) return null
  const { state, date } = order.state
  return [orderStateWords[state].text, date && `Data: ${date}.`].filter(Boolean).join(' ')
}
