import { tellOfOrder } from '../../tracking/webchatEventQueue.ts'
import { keptOrderEvents } from '../order/keptOrderEvents.ts'

export function tellWebchatOrder(): void {
  const order = keptOrderEvents()
  if (order !== null) tellOfOrder(order.thread, order.events)
}
