import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'
import type { LaneName } from '../../server/leads/outbox.ts'

/** When the leads of the crowd were last used, and when they expire. */
type Times = { touched_at: string; expires_at: string }

/** Inserts many leads with private answers, each with its key, risk decision and audit trail. */
export async function aCrowd(db: Db, count: number, { touched_at, expires_at }: Times, part = ''): Promise<void> {
  const id = sql`${sql.lit(`crowd-${part}`)} || i`
  await sql`
    insert into leads (id, kind, token_hash, created_at, touched_at, expires_at, cep, address, version, quiz_tries, name, phone, email, document_kind, document_hash, document, birth_date, mothers_name, protocol, trail_n, trail_hash)
    ${numbers(count)}
    select ${id}, 'order', 'hash-' || i, ${touched_at}, ${touched_at}, ${expires_at}, '14010100', '{"cep":"14010100","number":"35"}', 8, 0,
      'Pessoa ' || i, '16991234567', 'pessoa' || i || '@provedor.com.br', 'cpf', 'hash-' || i, 'sealed-' || i, 'sealed', 'sealed', ${id}, 1, 'hash-' || i
    from numbers`.execute(db)
  await sql`insert into owner_keys (owner, version, master, wrapped) ${numbers(count)} select ${id}, 1, (select master from owner_keys where owner = 'product'), 'wrapped' from numbers`.execute(
    db,
  )
  await sql`insert into risk_decisions (lead_id, data_hash, decision, decided_at) ${numbers(count)} select ${id}, 'hash', 'approved', ${touched_at} from numbers`.execute(
    db,
  )
  await sql`insert into audit (lead_id, n, at, event, fields, hash) ${numbers(count)} select ${id}, 1, ${touched_at}, 'created', '', 'hash-' || i from numbers`.execute(
    db,
  )
  await sql`insert into idempotency (scope, body_hash, reply, created_at) ${numbers(count)} select ${id}, 'hash', 'sealed', ${touched_at} from numbers`.execute(
    db,
  )
}

/** Inserts many messages into the outbox that nobody sends. */
export async function aCrowdOfWords(
  db: Db,
  count: number,
  topic: string,
  at: string,
  part = '',
  lane: LaneName = 'event',
): Promise<void> {
  await sql`insert into outbox (id, topic, lane, payload, created_at, attempts, next_at) ${numbers(count)} select ${sql.lit(`word-${part}`)} || i, ${topic}, ${lane}, '{"lead":"none"}', ${at}, 0, ${at} from numbers`.execute(
    db,
  )
}

const numbers = (count: number) =>
  sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})`
