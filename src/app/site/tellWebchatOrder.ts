import { tellOfOrder } from '../../tracking/webchatEventQueue.ts'
import { keptOrderEvents } from '../order/keptOrderEvents.ts'

/** Tells the webchat of the order that this browser keeps. */
export function tellWebchatOrder(): void {
  const order = keptOrderEvents()
  if (order !== null) tellOfOrder(order.thread, order.events)
}
