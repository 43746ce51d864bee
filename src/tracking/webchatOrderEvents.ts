import type { OrderEvent } from '../api/contract/webchatOrderEvent.ts'
import { chosenPlan, isCovered } from '../content/flows/facts.ts'
import { journey } from '../funnel/journey/journey.ts'
import { factsOf, type Knowledge } from '../funnel/answersAndFacts.ts'
import { webchatRecoveryFields, recoverySteps, withCountry, type OrderHere } from './webchatRecoveryFields.ts'

/** All events of an order that the webchat may get, in the order in which they happened. */
export function webchatOrderEvents(order: Knowledge & OrderHere): OrderEvent[] {
  return [...stagesOf(order), ...cartOf(order), ...recoveryOf(order), ...uncoveredOf(order), ...placedOf(order)]
}

const stagesOf = (order: Knowledge): OrderEvent[] =>
  [...new Set(journey(order).path.map(({ stage }) => stage))].map((step) => ({
    name: 'purchase-funnel',
    fields: { step },
  }))

function cartOf(order: Knowledge): OrderEvent[] {
  const plan = planIn(order)
  return plan
    ? [{ name: 'addToShoppingCart', fields: { ref: plan.sku, name: plan.plan, price: plan.price_with_dacc, qty: 1 } }]
    : []
}

const recoveryOf = (order: OrderHere): OrderEvent[] =>
  recoverySteps(order).flatMap((step) => {
    const fields = webchatRecoveryFields(step, order)
    return fields ? [{ name: 'funil_recuperacao' as const, fields }] : []
  })

function uncoveredOf(order: Knowledge): OrderEvent[] {
  const { answers, facts } = journey(order)
  if (!facts.coverage || isCovered(facts)) return []
  const { email, phone, cep: zip } = answers
  const contact = { ...(email && { email }), ...(phone && { phone: withCountry(phone) ?? '' }), ...(zip && { zip }) }
  return [{ name: 'checkout_semcobertura', fields: { total_price: planIn(order)?.price_with_dacc ?? 0, ...contact } }]
}

function placedOf(order: Knowledge): OrderEvent[] {
  const { order: placed } = factsOf(order)
  const total_price = planIn(order)?.price_with_dacc ?? 0
  return placed ? [{ name: 'checkout', fields: { total_itens: 1, total_price, n_pedido: placed.orderNumber } }] : []
}

function planIn(order: Knowledge) {
  const { answers, facts } = journey(order)
  return chosenPlan(answers, facts)
}
