import type { Api, Options } from '../api/client.ts'
import type { CallName } from '../api/contract/calls.ts'
import { ApiError } from '../api/contract/errors/apiError.ts'
import { callErrorMessages } from '../api/contract/errors/callErrorMessages.ts'
import { preloaded } from '../browser/lazy.ts'
import { hearServerDate } from '../browser/serverClock.ts'
import { thisBrowser } from '../browser/storage.ts'

/** The API in a browser, lazy so that the first question does not wait. `keepalive` lets calls outlive the page. */
export function browserApi(how: Pick<RequestInit, 'keepalive'> = {}): Api {
  return async (name, input, options) => {
    const { apiOver } = await client.load().catch(noLine)
    return apiOver({
      host: apiHost(),
      fetch: (url, init) => fetch(url, { ...init, ...how }),
      timeout: 20_000,
      onDate: hearServerDate,
    })(name, input, options)
  }
}

/** The request of a call, as plain data. */
export async function browserRequest(name: CallName, input: object, options: Options) {
  const { requestOf } = await client.load()
  return requestOf(apiHost(), name, input, options)
}

const client = preloaded(() => import('../api/client.ts'))

function noLine(): never {
  throw new ApiError('network', callErrorMessages.network)
}

/** The address of the API: this site, unless the build or this browser names another. */
const apiHost = (): string => thisBrowser.read('api-host') ?? import.meta.env.VITE_API_HOST ?? ''
