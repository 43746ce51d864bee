import type { CustomerTables } from './customerTables.ts'
import type { OperatorTables } from './operatorTables.ts'

/** Every table, by its row. Columns hold text and integers only, so that both databases read them alike. */
export type Tables = LeadTables & OperatorTables & CustomerTables

type LeadTables = {
  leads: LeadTable
  owner_keys: OwnerKeyTable
  risk_decisions: RiskDecisionTable
  orders: OrderTable
  sequences: { name: string; value: number }
  outbox: OutboxTable
  audit: AuditTable
  idempotency: IdempotencyTable
  limits: LimitTable
  support_requests: SupportRequestTable
  erasures: { lead_id: string; at: string }
  visits: { id_hash: string; cep: string; expires_at: string }
  health: { name: string; written: string }
}

/**
 * A visitor's order in the making, or an address that waits for coverage. `protocol` tells it in speech; `cep` is empty until an address is given;
 * `document` to `device_info` are sealed.
 */
export type LeadTable = {
  id: string
  kind: LeadKind
  protocol: string
  token_hash: string
  version: number
  created_at: string
  touched_at: string
  expires_at: string
  cep: string
  address: string
  infra: string | null
  addon: string | null
  plan_id: string | null
  bonus_plan_id: string | null
  renewal_plan_id: string | null
  offer_selected: string | null
  tracking: string | null
  flags: string | null
  name: string | null
  phone: string | null
  phone2: string | null
  email: string | null
  accept_promotions: number | null
  accept_information: number | null
  due_date: number | null
  direct_debit: number | null
  schedules: string | null
  webcare_tuid: string | null
  document_kind: 'cpf' | 'cnpj' | null
  document_hash: string | null
  document: string | null
  birth_date: string | null
  mothers_name: string | null
  bank_info: string | null
  device_info: string | null
  quiz_tries: number
  order_number: string | null
}
export type LeadKind = 'order' | 'no-coverage' | 'renewal' | 'migration'

/** The key that seals one owner's private values, itself wrapped by a master key. */
export type OwnerKeyTable = { owner: string; version: number; master: string; wrapped: string }

/** What the risk provider said of one set of personal data: `approved` by itself, `passed` by a quiz. `quiz` is sealed. */
export type RiskDecisionTable = {
  lead_id: string
  data_hash: string
  decision: 'approved' | 'passed' | 'quiz' | 'failed' | 'rejected'
  message: string | null
  quiz: string | null
  decided_at: string
}

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
}

/** What visitors and other systems have still to be told. Payloads carry ids, never personal data. */
export type OutboxTable = { id: string; topic: string; payload: string; created_at: string; attempts: number; next_at: string; done_at: string | null }

/** Who changed which fields when: names, never values. Each row of a lead is chained to the one before. */
export type AuditTable = { lead_id: string; n: number; at: string; event: string; fields: string; hash: string }

type IdempotencyTable = { scope: string; body_hash: string; reply: string; created_at: string }
type LimitTable = { key: string; period: number; count: number; expires_at: string }
type SupportRequestTable = { id: string; phone: string; tracking: string | null; created_at: string }
