import { ApiError } from '../../api/contract/errors/apiError.ts'
import { Regulations, type RegulationsData } from '../../pages/regulations/Regulations.tsx'
import { browserApi } from '../browserApi.ts'
import { useLoaded } from './useLoaded.ts'

/** The page of regulations and contracts. */
export function Component() {
  const { data, reload } = useLoaded(undefined, regulations)
  return <Regulations data={data} onReload={reload} />
}

async function regulations(): Promise<RegulationsData> {
  try {
    return { all: await browserApi()('regulations', { query: {} }), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { all: null, error: error.message }
  }
}
