import { contactConsent } from '../../browser/contactConsent.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import { webchatOrderEvents } from '../../tracking/webchatOrderEvents.ts'
import { orderStorage } from './orderStorage.ts'

/** The order in this browser as webchat events. The copy has no private answer. */
export function keptOrderEvents() {
  const kept = orderStorage.read()
  if (kept === null) return null
  const order = { ...emptyFunnel, ...kept, acceptsContact: contactConsent.read() }
  return { thread: order.thread, idLead: (order.lead ?? order.notice)?.id ?? null, events: webchatOrderEvents(order) }
}
