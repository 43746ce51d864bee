import type { OrderEvent } from '../../src/api/contract/webchatOrderEvent.ts'
import type { OwnedLead } from '../http/calls/handlerContext.ts'

/** Receives the events of an order; without a webchat, nobody does. */
export type OrderEventListener = {
  /** Returns whether anybody received them. */
  tell: (lead: OwnedLead, events: readonly OrderEvent[]) => Promise<boolean>
}
