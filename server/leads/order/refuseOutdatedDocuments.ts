import type { Body } from '../../../src/api/contract/calls.ts'
import { acceptedNow } from '../../../src/api/contract/documentEditions.ts'
import { refuse } from '../../refusal.ts'

/** The editions of the contract and the regulation that a visitor accepts. The call may leave them out. */
export type Accepted = NonNullable<Body<'finishLead'>['documents']>

/** Only what is in force can be accepted. A page that was opened before an edition came has shown another one. */
export function refuseOutdatedDocuments(accepted: Accepted | undefined): void {
  if (!accepted) return
  if (accepted.contrato !== acceptedNow.contrato || accepted.oferta !== acceptedNow.oferta)
    throw refuse(409, 'documents.changed')
}
