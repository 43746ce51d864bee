import type { DocumentName } from '../../api/contract/documentEditions.ts'
import { givenClauses } from '../../api/contract/operatorSite/givenClauses.ts'
import { contract } from './contract.ts'
import type { LegalDocument } from './legalDocument.ts'
import { offerRegulation } from './offerRegulation.ts'
import { points } from './liveloPoints.ts'
import { privacy } from './privacy.ts'

/** What each document of the site says. What the operator gave takes the place of the product's own. */
export const legalDocuments: Readonly<Record<DocumentName, LegalDocument>> = {
  contrato: contract,
  oferta: offerRegulation,
  privacidade: privacy,
  livelo: points,
  ...givenClauses,
}
