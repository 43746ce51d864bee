import { contactConsent } from '../../browser/contactConsent.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import { orderEvents } from '../../tracking/orderEvents.ts'
import { tellOfOrder } from '../../tracking/webchatEventQueue.ts'
import { orderStorage } from '../order/orderStorage.ts'

/** Tells the webchat of the order that this browser keeps. The copy has no private answer. */
export function tellWebchatOrder(): void {
  const kept = orderStorage.read()
  if (kept === null) return
  const order = { ...emptyFunnel, ...kept, acceptsContact: contactConsent.read() }
  tellOfOrder(order.thread, orderEvents(order))
}
