import { eventPurposes } from '../api/contract/webchatEventPurposes.ts'
import type { OrderEvent } from '../api/contract/webchatOrderEvent.ts'
import type { Purpose } from './cookieChoice.ts'

/** What the operator's webchat is told, by the names that it knows. */
export type WebchatEvent = OrderEvent | { name: 'page-view'; fields: { path: string } }

export const purposes: Record<WebchatEvent['name'], Purpose> = { 'page-view': 'func', ...eventPurposes }

/** What tells an event from the others of its order, without the words of the visitor. */
export const eventKey = ({ name, fields }: WebchatEvent): string =>
  [name, 'step' in fields ? fields.step : 'ref' in fields ? fields.ref : ''].join(' ').trim()
