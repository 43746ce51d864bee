import type { Body } from '../../../src/api/contract/calls.ts'
import { acceptedNow } from '../../../src/api/contract/documentEditions.ts'
import { refuse } from '../../http/refusal.ts'

/** The editions of the contract and the regulation that a visitor accepts. Optional in the contract of the API. */
export type Accepted = NonNullable<Body<'finishLead'>['documents']>

/** Refuses outdated editions, which a page that was opened before a change still shows. */
export function refuseOutdatedDocuments(accepted: Accepted | undefined): void {
  if (!accepted) return
  if (accepted.contrato !== acceptedNow.contrato || accepted.oferta !== acceptedNow.oferta)
    throw refuse(409, 'documents.changed')
}
