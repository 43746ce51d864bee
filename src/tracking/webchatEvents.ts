import { eventPurposes } from '../api/contract/webchatEventPurposes.ts'
import type { OrderEvent } from '../api/contract/webchatOrderEvent.ts'
import type { Purpose } from './cookieChoice.ts'

/** The events for the operator's webchat, by the names that it knows. */
export type WebchatEvent = OrderEvent | { name: 'page-view'; fields: { path: string } }

export const purposes: Record<WebchatEvent['name'], Purpose> = { 'page-view': 'func', ...eventPurposes }

/** Identifies an event of an order, without the visitor's words. */
export const eventKey = ({ name, fields }: WebchatEvent): string =>
  [name, 'step' in fields ? fields.step : 'ref' in fields ? fields.ref : ''].join(' ').trim()
