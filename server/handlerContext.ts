import type { Body, CallName, Params, Query, Reply } from '../src/api/contract/calls.ts'
import type { CepLookup } from './address/cepLookup.ts'
import type { CoverageProvider } from './coverage/coverageProvider.ts'
import type { CustomersProvider } from './customers/customersProvider.ts'
import type { Db } from './db/database.ts'
import type { LeadRecord } from './db/tables.ts'
import type { Solved } from './http/limits/proofOfWorkChallenges.ts'
import type { ColumnName, ToldValues } from './leads/columns/leadValueTypes.ts'
import type { Catalogue } from './plans/catalogue.ts'
import type { RiskProvider } from './risk/riskProvider.ts'
import type { VisitsProvider } from './schedule/visitsProvider.ts'
import type { OwnerKey, Vault } from './secrets/vault.ts'
import type { OrderEventListener } from './webchat/orderEventListener.ts'

/** What a handler works with. In a call that writes, `db` is the transaction that holds its idempotency row too. */
export type Context = {
  db: Db
  now: () => Date
  /** The start of a link in a mail; null where mails may have no links. */
  linkAddress: string | null
  /** The lead of an `owned` call, already authorised. */
  lead: OwnedLead | null
  /** The hash of the token that this device names for a lead, whether it is right or not. */
  deviceOf: (id: string) => string
  request: { ip: string; idempotencyKey: string | null; ifMatch: number | null; solved: Solved | null }
  /** How many CPFs one address may look up in an hour. */
  lookupsPerHour: number
  vault: Vault
  risk: RiskProvider
  coverage: CoverageProvider
  visits: VisitsProvider
  customers: CustomersProvider
  webchat: OrderEventListener
  cepLookup: CepLookup
  /** What is sold now. */
  catalogue: Catalogue
  /** Authorises a lead that the body names, for a call that does not need one. */
  own: (id: string) => Promise<OwnedLead>
  /** Gives the visitor the right to a new lead. Returns the hash to store with it. */
  grant: (id: string) => string
  /** Removes the right of a lead that is erased, or left by this device. */
  ungrant: (id: string) => void
}

/** A lead with its stored values. */
export type OwnedLead = LeadRecord &
  ToldValues & {
    /** What opens and seals its private values; null if none was sealed yet. */
    key: OwnerKey | null
    /** Whether there is a value, which opens none. */
    has: (column: ColumnName) => boolean
  }

export type Handler<N extends CallName> = (input: CallInput<N>, context: Context) => Reply<N> | Promise<Reply<N>>
export type CallInput<N extends CallName> = { params: Params<N>; query: Query<N>; body: Body<N> }

/** One handler for every row of the contract: a missing one does not compile. */
export type Handlers = { [N in CallName]: Handler<N> }

/** The lead of an owned call. */
export function leadOf(context: Context): OwnedLead {
  if (!context.lead) throw new Error('This call is not marked as owned')
  return context.lead
}
