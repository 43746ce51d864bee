import type { OrderEvent } from '../../src/api/contract/webchatOrderEvent.ts'
import type { OwnedLead } from '../handlerContext.ts'

/** Hears how far an order came. An operator without a webchat has nobody who does. */
export type OrderEventListener = {
  /** Whether anybody was told. */
  tell: (lead: OwnedLead, events: readonly OrderEvent[]) => Promise<boolean>
}
