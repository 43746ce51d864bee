import type { CustomerTables } from './customerTables.ts'
import type { CallOutcome } from '../operator/feedContract.ts'
import type { StoredValues } from '../leads/columns/leadValueTypes.ts'
import type { LaneName } from '../leads/outbox.ts'
import type { OrderState } from '../../src/api/contract/orderState.ts'
import type { OperatorTables } from './operatorTables.ts'

/** Every table, by its row. Columns hold only text and integers, so that both databases read them alike. */
export type Tables = LeadTables & OperatorTables & CustomerTables

type LeadTables = {
  leads: LeadTable
  /** The devices with access to a lead besides the first one. */
  lead_holders: { lead_id: string; token_hash: string; granted_at: string }
  /** The devices whose order was ended on another one. */
  ended_holders: { lead_id: string; token_hash: string; ended_at: string }
  resume_links: ResumeLinkTable
  owner_keys: OwnerKeyTable
  risk_decisions: RiskDecisionTable
  orders: OrderTable
  order_states: OrderStateTable
  sequences: { name: string; value: number }
  outbox: OutboxTable
  reminders: ReminderTable
  /** The orders and days of visits for which a reminder was sent. */
  visit_reminders: { lead_id: string; date: string }
  audit: AuditTable
  idempotency: IdempotencyTable
  limits: LimitTable
  /** Used solutions of challenges, by their nonces. */
  spent_proofs: { id: string; expires_at: string }
  support_requests: SupportRequestTable
  operator_tokens: OperatorTokenTable
  operator_fetches: OperatorFetchTable
  erasures: ErasureTable
  visits: { id_hash: string; cep: string; expires_at: string }
  /** `write` is overwritten to test the disk; `clock` is the elapsed time when a server last ran. */
  health: { name: string; written: string }
}

/** An order, placed or not, or an address without coverage. */
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
  /** When a visitor who waits for fibre was notified. */
  told_at: string | null
  /** When a visitor was reminded of an unfinished order. */
  reminded_at: string | null
  changes: string | null
  told_by: string | null
  /** The number and the hash of the last row in its audit trail. */
  trail_n: number
  trail_hash: string
} & FedRow
export type LeadKind = 'order' | 'no-coverage' | 'renewal' | 'migration'

/** A link that opens a lead on another device. `token` is encrypted, and only for mails; `tries` counts answers. */
export type ResumeLinkTable = {
  id: string
  lead_id: string
  token_hash: string
  token: string | null
  tries: number
  created_at: string
  expires_at: string
}

/** The key that encrypts one owner's private values, wrapped by a master key. */
export type OwnerKeyTable = { owner: string; version: number; master: string; wrapped: string }

/** The risk decision on one set of personal data: `approved` directly, `passed` by a quiz. `quiz` is encrypted. */
export type RiskDecisionTable = {
  lead_id: string
  data_hash: string
  decision: 'approved' | 'passed' | 'quiz' | 'failed' | 'rejected'
  message: string | null
  quiz: string | null
  decided_at: string
}

/** A row in the operator's feed. `feed_n` is its place, new after each change; `fed_at` its first fetch. */
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

/** The last state of an order from a system of the operator. `id` identifies the message, so that one mail is sent. */
export type OrderStateTable = {
  lead_id: string
  id: string
  state: OrderState
  date: string | null
  at: string
  told_by: string
}

/** Messages to visitors and other systems, without personal data. Those given up are in the lane `dead`. */
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

/** A reminder to a hashed address. `told_at` is when it was sent, or when more reminders were refused. */
type ReminderTable = { email_hash: string; lead_id: string; told_at: string }

/** The changed fields and the time, never values. Each row of a lead is chained to the previous one. */
export type AuditTable = { lead_id: string; n: number; at: string; event: string; fields: string; hash: string }

/** An erased lead. `noted_at` is when it was noted outside the database, for restored backups. */
type ErasureTable = { lead_id: string; at: string; noted_at: string | null }

type IdempotencyTable = { scope: string; body_hash: string; reply: string; created_at: string }
type LimitTable = { key: string; period: number; count: number; expires_at: string }
/** `phone` and `tracking` are encrypted. `outcome` of the call comes from a system of the operator. */
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

/** A token of an operator's system. `may` lists its permissions, separated by commas. */
type OperatorTokenTable = { name: string; token_hash: string; may: string; created_at: string; ends_at: string }

/** The places of a feed that each token fetched. */
type OperatorFetchTable = {
  id: string
  at: string
  name: string
  feed: string
  first_n: number
  last_n: number
  items: number
}
