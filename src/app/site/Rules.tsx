import type { Query } from '../../api/contract/calls.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import { Regulations, type RegulationsData } from '../../pages/regulations/Regulations.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { browserApi } from '../browserApi.ts'
import { useLoaded } from './useLoaded.ts'

/** The page of regulations and contracts. */
export function Component() {
  const isForCollaborators = useCampaign().content === 'oferta-colaborador'
  const { data, reload } = useLoaded(undefined, isForCollaborators ? ofCollaborators : ofAll)
  return <Regulations data={data} onReload={reload} />
}

const ofAll = () => regulations({})
const ofCollaborators = () => regulations({ collaborator: 'true' })

async function regulations(query: Query<'regulations'>): Promise<RegulationsData> {
  try {
    return { all: await browserApi()('regulations', { query }), error: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { all: null, error: error.message }
  }
}
