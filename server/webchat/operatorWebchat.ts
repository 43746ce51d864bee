import { eventPurposes } from '../../src/api/contract/webchatEventPurposes.ts'
import type { Place } from '../outside/askByHttp.ts'
import { keyOf, operatorSystemClient, type Parts } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import { heard } from './operatorWebchatSchemas.ts'
import type { OrderEventListener } from './orderEventListener.ts'

export const noWebchat: OrderEventListener = { tell: async () => false }

/** A provider that calls a system of the operator. Only events that may win a visitor back identify the order. */
export function operatorWebchat(place: Place, parts: Parts) {
  const { asked } = operatorSystemClient({ name: 'webchat', away: 'server.busy' }, place, parts)
  return (ask: Ask): OrderEventListener => ({
    tell: async ({ id, protocol, webcare_tuid }, events) => {
      if (events.length === 0) return true
      const isNamed = events.some(({ name }) => eventPurposes[name] === 'publi')
      const person = isNamed ? { protocol, webcare_tuid } : { protocol: null, webcare_tuid: null }
      const body = { ...person, events: [...events] }
      await asked(ask, { path: '/events', body, key: keyOf([id, body]), again: true }, heard)
      return true
    },
  })
}
