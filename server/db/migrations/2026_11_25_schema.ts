import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { firstOrderAt } from '../../leads/order/nextOrderNumber.ts'
import { bytewise } from '../bytewise.ts'

/** The schema of 0.2.0, which never changes. Statements may run twice, as SQLite keeps half of a failed change. */
export const schema: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const [name, table] of Object.entries(tables)) await makeTable(db, name, table)
    for (const each of indexes) await make(db, sql`index`, sql.raw(each))
    await make(db, sql`unique index`, sql`leads_protocol on leads (protocol)`)
    await make(db, sql`index`, sql`audit_at on audit (${sql.join([bytewise(db, 'at'), bytewise(db, 'hash')])})`)
    await beginSequences(db)
    await keepAuditAppendOnly(db)
  },
}

/** Columns by type; only those of a `maybe` may be null. */
type Table = {
  key: readonly string[]
  texts?: readonly string[]
  numbers?: readonly string[]
  maybeTexts?: readonly string[]
  maybeNumbers?: readonly string[]
  unique?: readonly string[]
}

const recorded = [
  'order_number',
  'told_at',
  'reminded_at',
  'changes',
  'told_by',
  'fed_at',
  'tracking',
  'flags',
] as const
const offered = [
  'infra',
  'addon',
  'plan_id',
  'bonus_plan_id',
  'renewal_plan_id',
  'offer_selected',
  'schedules',
] as const
const contact = ['name', 'phone', 'phone2', 'email', 'webcare_tuid', 'bank_info', 'device_info'] as const
const person = ['document_kind', 'document_hash', 'document', 'birth_date', 'mothers_name'] as const
export const leads = {
  key: ['id'],
  texts: ['kind', 'protocol', 'token_hash', 'created_at', 'touched_at', 'expires_at', 'cep', 'address', 'trail_hash'],
  numbers: ['version', 'quiz_tries', 'trail_n'],
  maybeTexts: [...recorded, ...offered, ...contact, ...person],
  maybeNumbers: ['feed_n', 'accept_promotions', 'accept_information', 'due_date', 'direct_debit'],
} as const

const tables: Record<string, Table> = {
  leads,
  lead_holders: { key: ['lead_id', 'token_hash'], texts: ['granted_at'] },
  ended_holders: { key: ['lead_id', 'token_hash'], texts: ['ended_at'] },
  resume_links: {
    key: ['id'],
    texts: ['lead_id', 'token_hash', 'created_at', 'expires_at'],
    numbers: ['tries'],
    maybeTexts: ['token'],
    unique: ['token_hash'],
  },
  owner_keys: { key: ['owner'], texts: ['master', 'wrapped'], numbers: ['version'] },
  risk_decisions: { key: ['lead_id', 'data_hash'], texts: ['decision', 'decided_at'], maybeTexts: ['message', 'quiz'] },
  orders: {
    key: ['lead_id'],
    texts: ['number', 'plan_id', 'sku', 'offer', 'terms_accepted_at'],
    maybeTexts: ['slot_date', 'slot_period', 'withdrawn_at', 'fed_at'],
    maybeNumbers: ['feed_n'],
    unique: ['number'],
  },
  order_states: { key: ['lead_id'], texts: ['id', 'state', 'at', 'told_by'], maybeTexts: ['date'] },
  sequences: { key: ['name'], numbers: ['value'] },
  outbox: {
    key: ['id'],
    texts: ['topic', 'lane', 'payload', 'created_at', 'next_at'],
    numbers: ['attempts'],
    maybeTexts: ['done_at'],
  },
  reminders: { key: ['email_hash'], texts: ['lead_id', 'told_at'] },
  audit: { key: ['lead_id', 'n'], texts: ['lead_id', 'at', 'event', 'fields', 'hash'], numbers: ['n'] },
  idempotency: { key: ['scope'], texts: ['body_hash', 'reply', 'created_at'] },
  limits: { key: ['key', 'period'], texts: ['key', 'expires_at'], numbers: ['period', 'count'] },
  spent_proofs: { key: ['id'], texts: ['expires_at'] },
  support_requests: {
    key: ['id'],
    texts: ['phone', 'created_at'],
    maybeTexts: ['tracking', 'protocol', 'outcome', 'outcome_at', 'outcome_by', 'fed_at'],
    maybeNumbers: ['feed_n'],
  },
  operator_tokens: { key: ['name'], texts: ['token_hash', 'may', 'created_at', 'ends_at'] },
  operator_fetches: { key: ['id'], texts: ['at', 'name', 'feed'], numbers: ['first_n', 'last_n', 'items'] },
  erasures: { key: ['lead_id'], texts: ['at'], maybeTexts: ['noted_at'] },
  visits: { key: ['id_hash'], texts: ['cep', 'expires_at'] },
  health: { key: ['name'], texts: ['written'] },
  cities: { key: ['id'], texts: ['name', 'state', 'infraco'] },
  streets: { key: ['cep'], texts: ['city', 'street', 'neighborhood', 'region'], numbers: ['block_allotment'] },
  cabinets: { key: ['id'], texts: ['city', 'technology'] },
  splitters: {
    key: ['id'],
    texts: ['cabinet', 'cep'],
    numbers: ['homes', 'ports', 'ports_used'],
    maybeNumbers: ['from_number', 'to_number'],
  },
  lots: { key: ['cep', 'block', 'lot'], texts: ['splitter'] },
  buildings: { key: ['cep', 'number'], texts: ['complements'] },
  crews: { key: ['region', 'weekday', 'period'], texts: ['region', 'period'], numbers: ['weekday', 'visits'] },
  bookings: {
    key: ['lead_id'],
    texts: ['region', 'date', 'period', 'booked_at'],
    numbers: ['seat'],
    maybeTexts: ['marks'],
    unique: ['region', 'date', 'period', 'seat'],
  },
  customers: {
    key: ['id'],
    texts: ['document_hash', 'product', 'name', 'birth_date', 'mothers_name', 'loyalty_until', 'offers'],
    maybeTexts: ['email', 'phone'],
    unique: ['document_hash', 'product'],
  },
  customer_requests: { key: ['lead_id'], texts: ['offers'], maybeTexts: ['customer_id', 'second_offer'] },
  mobile_lines: { key: ['phone_hash'], texts: ['addon'], numbers: ['active'] },
  collaborator_codes: {
    key: ['lead_id'],
    texts: ['email_hash', 'expires_at'],
    numbers: ['tries'],
    maybeTexts: ['code', 'validated_at'],
  },
}

const isPrivate =
  'document is not null or birth_date is not null or mothers_name is not null or bank_info is not null or device_info is not null or direct_debit = 1'

const indexes = [
  'bookings_marked on bookings (booked_at) where marks is not null',
  'collaborator_codes_unspent on collaborator_codes (expires_at) where code is not null',
  'erasures_unnoted on erasures (lead_id) where noted_at is null',
  'idempotency_created_at on idempotency (created_at)',
  'leads_expiring on leads (expires_at) where order_number is null',
  "leads_feed on leads (feed_n, created_at) where kind = 'no-coverage'",
  `leads_private on leads (touched_at) where order_number is null and (${isPrivate})`,
  "leads_to_remind on leads (touched_at) where kind = 'order' and order_number is null and reminded_at is null and accept_promotions = 1",
  "leads_waiting on leads (id) where kind = 'no-coverage' and told_at is null and email is not null",
  'limits_expires_at on limits (expires_at)',
  'operator_fetches_at on operator_fetches (at)',
  'operator_tokens_ends_at on operator_tokens (ends_at)',
  'orders_feed on orders (feed_n, terms_accepted_at)',
  'orders_unfetched on orders (terms_accepted_at) where fed_at is null',
  'outbox_created_at on outbox (created_at)',
  'outbox_done on outbox (done_at) where done_at is not null',
  'outbox_waiting on outbox (lane, next_at) where done_at is null',
  'owner_keys_master on owner_keys (master, owner)',
  'reminders_told_at on reminders (told_at)',
  'resume_links_expires_at on resume_links (expires_at)',
  'resume_links_lead_id on resume_links (lead_id)',
  'risk_decisions_data_hash on risk_decisions (data_hash)',
  'spent_proofs_expires_at on spent_proofs (expires_at)',
  'splitters_cep on splitters (cep)',
  'support_requests_created_at on support_requests (created_at)',
  'support_requests_feed on support_requests (feed_n, created_at)',
  'support_requests_unfetched on support_requests (created_at) where fed_at is null',
  'visits_expires_at on visits (expires_at)',
]

async function makeTable(db: Kysely<unknown>, name: string, table: Table): Promise<void> {
  const { key, texts = [], numbers = [], maybeTexts = [], maybeNumbers = [], unique = [] } = table
  const keyTexts = key.filter((column) => !texts.includes(column) && !numbers.includes(column))
  const parts = [
    ...[...keyTexts, ...texts].map((column) => sql`${sql.ref(column)} text not null`),
    ...numbers.map((column) => sql`${sql.ref(column)} integer not null`),
    ...maybeTexts.map((column) => sql`${sql.ref(column)} text`),
    ...maybeNumbers.map((column) => sql`${sql.ref(column)} integer`),
    sql`primary key (${listed(key)})`,
    ...(unique.length > 0 ? [sql`unique (${listed(unique)})`] : []),
  ]
  await make(db, sql`table`, sql`${sql.table(name)} (${sql.join(parts)})`)
}

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

const make = (db: Kysely<unknown>, kind: RawBuilder<unknown>, what: RawBuilder<unknown>) =>
  sql`create ${kind} if not exists ${what}`.execute(db)

async function beginSequences(db: Kysely<unknown>): Promise<void> {
  const first = firstOrderAt(new Date())
  await sql`insert into sequences (name, value)
    values ('order', ${first}), ('feed.calls', 0), ('feed.orders', 0), ('feed.notices', 0) on conflict do nothing`.execute(
    db,
  )
}

async function keepAuditAppendOnly(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter.supportsMultipleConnections) {
    await sql`create or replace function refuse_audit_change() returns trigger as $$ begin raise exception 'audit is append-only'; end $$ language plpgsql`.execute(
      db,
    )
    await sql`create or replace trigger audit_kept before update or delete on audit for each row execute function refuse_audit_change()`.execute(
      db,
    )
    return
  }
  for (const event of ['update', 'delete'])
    await make(
      db,
      sql`trigger`,
      sql.raw(`audit_no_${event} before ${event} on audit begin select raise(abort, 'audit is append-only'); end`),
    )
}
