import type { Api } from '../api/client.ts'
import { ApiError } from '../api/contract/errors/apiError.ts'
import { callErrors } from '../api/contract/errors/callErrors.ts'
import { preloaded } from '../browser/lazy.ts'
import { thisBrowser } from '../browser/storage.ts'

/** The API as a browser reaches it. Its code comes with the first call, so that no first question waits for it. */
export function browserApi(onDate?: (date: string) => void): Api {
  return async (name, input, options) => {
    const { apiOver } = await client.load().catch(noLine)
    return apiOver({
      host: apiHost(),
      fetch: (...request) => fetch(...request),
      timeout: 20_000,
      ...(onDate && { onDate }),
    })(name, input, options)
  }
}

const client = preloaded(() => import('../api/client.ts'))

function noLine(): never {
  throw new ApiError('network', callErrors.network)
}

/** Where the API is: beside the site, unless a build or this browser says otherwise. */
const apiHost = (): string => thisBrowser.read('api-host') ?? import.meta.env.VITE_API_HOST ?? ''
