import { useLocation } from 'react-router'
import { documentAt } from '../../api/contract/documents.ts'
import { bare } from '../../content/campaigns/pathBelow.ts'
import { DocumentPage } from '../../pages/regulations/DocumentPage.tsx'
import type { Query } from '../../api/contract/calls.ts'
import { ApiError } from '../../api/contract/errors/apiError.ts'
import { Regulations, type RegulationsData } from '../../pages/regulations/Regulations.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { browserApi } from '../browserApi.ts'
import { useLoaded } from './useLoaded.ts'

/** The page of regulations, or of one of the documents below it. */
export function Component() {
  const shown = documentAt(bare(useLocation().pathname))
  return shown ? <DocumentPage {...shown} /> : <OfOffers />
}

function OfOffers() {
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
