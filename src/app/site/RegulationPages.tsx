import { use } from 'react'
import { useLocation } from 'react-router'
import type { Query } from '../../api/contract/calls.ts'
import { documentAt } from '../../api/contract/documentEditions.ts'
import { callErrorMessages } from '../../api/contract/errors/callErrorMessages.ts'
import { lazy } from '../../browser/lazy.ts'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import { LegalDocumentPage } from '../../pages/regulations/LegalDocumentPage.tsx'
import { Regulations, type RegulationsData } from '../../pages/regulations/Regulations.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { PageData } from './pageData.ts'
import { useLoaded } from './useLoaded.ts'

/** The page of regulations, or of one of their documents. */
export function Component() {
  const shown = documentAt(withoutTrailingSlash(useLocation().pathname))
  return shown ? <LegalDocumentPage {...shown} /> : <OfOffers />
}

function OfOffers() {
  const isForCollaborators = useCampaign().content === 'oferta-colaborador'
  const { rules } = use(PageData)
  const { data, reload } = useLoaded(
    isForCollaborators ? undefined : rules,
    isForCollaborators ? ofCollaborators : ofAll,
  )
  return <Regulations data={data} onReload={reload} />
}

const ofAll = () => fetchRules({})
const ofCollaborators = () => fetchRules({ collaborator: 'true' })

/** Lazy, because the page is sent with its list. */
const rulesApi = lazy(() => import('./regulationsApi.ts'))

const fetchRules = (query: Query<'regulations'>): Promise<RegulationsData> =>
  rulesApi.load().then(
    ({ rules }) => rules(query),
    () => ({ all: null, error: callErrorMessages.network }),
  )
