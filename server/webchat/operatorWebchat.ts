import type { Place } from '../outside/askByHttp.ts'
import { keyOf, operatorSystemClient, type Parts } from '../outside/operatorSystemClient.ts'
import type { Ask } from '../outside/askOutsideTransaction.ts'
import { heard } from './operatorWebchatSchemas.ts'
import type { WebchatProvider } from './webchatProvider.ts'

export const noWebchat: WebchatProvider = { tell: async () => false }

/** The provider that is a system of the operator. The protocol of the visitor's talk tells it whose order it is. */
export function operatorWebchat(place: Place, parts: Parts) {
  const { asked } = operatorSystemClient({ name: 'webchat', away: 'server.busy' }, place, parts)
  return (ask: Ask): WebchatProvider => ({
    tell: async ({ protocol, webcare_tuid }, events) => {
      const body = { protocol, webcare_tuid, events: [...events] }
      await asked(ask, { path: '/events', body, key: keyOf(body), again: true }, heard)
      return true
    },
  })
}
