import type { CustomerTables } from './customerTables.ts'
import type { CallOutcome } from '../operator/feedContract.ts'
import type { StoredValues } from '../leads/columns/leadValueTypes.ts'
import type { LaneName } from '../leads/outbox.ts'
import type { OrderState } from '../../src/api/contract/orderState.ts'
import type { OperatorTables } from './operatorTables.ts'

/** Every table, by its row. Columns hold text and integers only, so that both databases read them alike. */
export type Tables = LeadTables & OperatorTables & CustomerTables

type LeadTables = {
  leads: LeadTable
  /** The devices that hold a lead besides the first one. */
  lead_holders: { lead_id: string; token_hash: string; granted_at: string }
  /** The devices where a lead was ended from another one. */
  ended_holders: { lead_id: string; token_hash: string; ended_at: string }
  resume_links: ResumeLinkTable
  owner_keys: OwnerKeyTable
  risk_decisions: RiskDecisionTable
  orders: OrderTable
  order_states: OrderStateTable
  sequences: { name: string; value: number }
  outbox: OutboxTable
  reminders: ReminderTable
  /** Of which visit of which day an order was reminded. */
  visit_reminders: { lead_id: string; date: string }
  audit: AuditTable
  idempotency: IdempotencyTable
  limits: LimitTable
  /** Solutions of challenges that were used, by the nonce of each. */
  spent_proofs: { id: string; expires_at: string }
  support_requests: SupportRequestTable
  operator_tokens: OperatorTokenTable
  operator_fetches: OperatorFetchTable
  erasures: ErasureTable
  visits: { id_hash: string; cep: string; expires_at: string }
  /** `write` is overwritten to test the disk; `clock` is the time that had surely passed when a server last ran. */
  health: { name: string; written: string }
}

/** A visitor's order before it is placed, or an address without coverage. */
export type LeadTable = LeadRecord & StoredValues

/** The server's own columns of a lead. */
export type LeadRecord = {
  id: string
  kind: LeadKind
  protocol: string
  token_hash: string
  version: number
  created_at: string
  touched_at: string
  expires_at: string
  quiz_tries: number
  order_number: string | null
  /** When a visitor who waits for fibre was told of it. */
  told_at: string | null
  /** When a visitor who left the order was reminded. */
  reminded_at: string | null
  changes: string | null
  told_by: string | null
  /** The number and the hash of the last row of its trail. */
  trail_n: number
  trail_hash: string
} & FedRow
export type LeadKind = 'order' | 'no-coverage' | 'renewal' | 'migration'

/**
 * A link that opens a lead at another device. `token` is sealed, and stored only for a mail; `tries` counts answers.
 */
export type ResumeLinkTable = {
  id: string
  lead_id: string
  token_hash: string
  token: string | null
  tries: number
  created_at: string
  expires_at: string
}

/** The key that seals one owner's private values, wrapped by a master key. */
export type OwnerKeyTable = { owner: string; version: number; master: string; wrapped: string }

/**
 * The risk provider's decision on one set of personal data: `approved` by itself, `passed` by a quiz. `quiz` is sealed.
 */
export type RiskDecisionTable = {
  lead_id: string
  data_hash: string
  decision: 'approved' | 'passed' | 'quiz' | 'failed' | 'rejected'
  message: string | null
  quiz: string | null
  decided_at: string
}

/** A row for the operator's systems. `feed_n` is its place, new after each change; `fed_at` its first fetch. */
type FedRow = { feed_n: number | null; fed_at: string | null }

export type OrderTable = {
  lead_id: string
  number: string
  plan_id: string
  sku: string
  offer: string
  slot_date: string | null
  slot_period: string | null
  terms_accepted_at: string
  withdrawn_at: string | null
} & FedRow

/** What a system of the operator told of an order last. `id` names one telling, of which a mail is sent. */
export type OrderStateTable = {
  lead_id: string
  id: string
  state: OrderState
  date: string | null
  at: string
  told_by: string
}

/** Messages for visitors and other systems, without personal data. Those given up are in the lane `dead`. */
export type OutboxTable = {
  id: string
  topic: string
  lane: LaneName | 'dead'
  payload: string
  created_at: string
  attempts: number
  next_at: string
  done_at: string | null
}

/** A reminder to an address, which is kept as a hash. `told_at` is when it was sent, or more of them were refused. */
type ReminderTable = { email_hash: string; lead_id: string; told_at: string }

/** Who changed which fields when, never values. Each row of a lead is chained to the one before. */
export type AuditTable = { lead_id: string; n: number; at: string; event: string; fields: string; hash: string }

/** A lead that was erased. `noted_at` is when it was noted outside the database, for restored backups. */
type ErasureTable = { lead_id: string; at: string; noted_at: string | null }

type IdempotencyTable = { scope: string; body_hash: string; reply: string; created_at: string }
type LimitTable = { key: string; period: number; count: number; expires_at: string }
/** `phone` and `tracking` are sealed. `outcome` is what a system of the operator told of the call. */
type SupportRequestTable = {
  id: string
  phone: string
  tracking: string | null
  protocol: string | null
  created_at: string
  outcome: CallOutcome | null
  outcome_at: string | null
  outcome_by: string | null
} & FedRow

/** What lets a system of the operator fetch and tell. `may` names what it may, with commas between. */
type OperatorTokenTable = { name: string; token_hash: string; may: string; created_at: string; ends_at: string }

/** Who fetched which places of a feed. */
type OperatorFetchTable = {
  id: string
  at: string
  name: string
  feed: string
  first_n: number
  last_n: number
  items: number
}
