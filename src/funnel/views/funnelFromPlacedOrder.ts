import type { PlacedOrder } from '../../api/contract/placedOrder.ts'
import { factSources, type FactName } from '../../content/flows/facts.ts'
import { keepAnswers } from '../answers/keepAnswers.ts'
import { signature } from '../answersAndFacts.ts'
import { emptyFunnel, type Funnel } from '../state.ts'

/** The state of an order that was found by its number and telephone, for all views of a placed order. */
export function funnelFromPlacedOrder(order: PlacedOrder): Funnel {
  const { plan, directDebit, dueDate, orderState: state, ...placed } = order
  const answered = keepAnswers(emptyFunnel, {
    ...(plan && { plan: plan.sku }),
    ...(directDebit !== null && { directDebit }),
    ...(dueDate !== null && { dueDate }),
  })
  const of = (name: FactName) => signature(answered.kept, factSources[name])
  const coverage = plan && { of: of('coverage'), value: { plans: [plan], infra: null, reason: null } }
  return {
    ...answered,
    facts: { order: { of: of('order'), value: { ...placed, state } }, ...(coverage && { coverage }) },
  }
}
