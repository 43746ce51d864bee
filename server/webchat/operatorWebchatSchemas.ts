import { brandName } from '../../src/api/contract/operatorSite/brandAndContact.ts'
import * as z from 'zod/mini'
import { orderEvent } from '../../src/api/contract/webchatOrderEvent.ts'
import { operatorSystemOpenApi } from '../outside/operatorSystemOpenApi.ts'

/** The events sent to the operator's webchat from orders where its script does not run. */
export const told = z.object({
  protocol: z.nullable(z.string()),
  webcare_tuid: z.nullable(z.string()),
  events: z.array(orderEvent),
})
export const heard = z.object({})

/** The port as an OpenAPI 3.1 document. */
export const operatorWebchatOpenApi = () =>
  operatorSystemOpenApi({
    title: `${brandName} tells: how far an order came`,
    description:
      'A system of the operator serves this at WEBCHAT_URL. It is given four seconds, and may be told again with the same Idempotency-Key. Each event comes as a visitor leaves the page of an order, by the names and fields that the webchat’s script hears on pages of the site, and for the purposes that the visitor allows. Contact and consent to be called are those of the order. An empty reply will do.',
    operations: {
      '/events': {
        name: 'tell',
        summary:
          'What happened to an order since it was told of last. The protocol is that of the order, `webcare_tuid` that of the visitor’s talk in the webchat; both are null where a visitor only allows to be counted',
        asks: told,
        replies: heard,
        isKeyed: true,
      },
    },
  })
