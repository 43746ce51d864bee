import type { Body, CallName, Params, Query, Reply } from '../../../src/api/contract/calls.ts'
import type { CepLookup } from '../../address/cepLookup.ts'
import type { CoverageProvider } from '../../coverage/coverageProvider.ts'
import type { CustomersProvider } from '../../customers/customersProvider.ts'
import type { Db } from '../../db/database.ts'
import type { LeadRecord } from '../../db/tables.ts'
import type { Solved } from '../limits/proofOfWorkChallenges.ts'
import type { ColumnName, ToldValues } from '../../leads/columns/leadValueTypes.ts'
import type { Catalogue } from '../../plans/catalogue.ts'
import type { RiskProvider } from '../../risk/riskProvider.ts'
import type { VisitsProvider } from '../../schedule/visitsProvider.ts'
import type { OwnerKey, Vault } from '../../secrets/vault.ts'
import type { OrderEventListener } from '../../webchat/orderEventListener.ts'

/** The services and request data of a handler. A call that writes runs in one transaction with its idempotency row. */
export type Context = {
  db: Db
  now: () => Date
  /** The start of links in mails; null if mails may contain none. */
  linkAddress: string | null
  /** The lead of an `owned` call, already authorised. */
  lead: OwnedLead | null
  /** The hash of this device's token for a lead, whether the token is right or not. */
  deviceOf: (id: string) => string
  request: { ip: string; idempotencyKey: string | null; ifMatch: number | null; solved: Solved | null }
  /** The CPFs that one address may look up in an hour. */
  lookupsPerHour: number
  vault: Vault
  risk: RiskProvider
  coverage: CoverageProvider
  visits: VisitsProvider
  customers: CustomersProvider
  webchat: OrderEventListener
  cepLookup: CepLookup
  catalogue: Catalogue
  /** Authorises a lead that the body names, for a call without an own lead. */
  own: (id: string) => Promise<OwnedLead>
  /** Gives the visitor access to a new lead. Returns the hash to store with it. */
  grant: (id: string) => string
  /** Removes this device's access to a lead that was erased or left. */
  ungrant: (id: string) => void
}

export type OwnedLead = LeadRecord &
  ToldValues & {
    /** The key of its private values; null if none was encrypted yet. */
    key: OwnerKey | null
    /** Whether a value exists. Decrypts nothing. */
    has: (column: ColumnName) => boolean
  }

export type Handler<N extends CallName> = (input: CallInput<N>, context: Context) => Reply<N> | Promise<Reply<N>>
export type CallInput<N extends CallName> = { params: Params<N>; query: Query<N>; body: Body<N> }

/** One handler per call of the contract; a missing one does not compile. */
export type Handlers = { [N in CallName]: Handler<N> }

export function leadOf(context: Context): OwnedLead {
  if (!context.lead) throw new Error('This call is not marked as owned')
  return context.lead
}
