import type { DocumentName } from '../../api/contract/documentEditions.ts'
import { givenClauses } from '../../api/contract/operatorSite/givenClauses.ts'
import { contract } from './contract.ts'
import type { LegalDocument } from './legalDocument.ts'
import { offerRegulation } from './offerRegulation.ts'
import { points } from './liveloPoints.ts'
import { privacy } from './privacy.ts'

/** The clauses of each document. The operator's own replace those of the product. */
export const legalDocuments: Readonly<Record<DocumentName, LegalDocument>> = {
  contrato: contract,
  oferta: offerRegulation,
  privacidade: privacy,
  livelo: points,
  ...givenClauses,
}
