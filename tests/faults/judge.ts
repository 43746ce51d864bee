import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase, type Place } from '../../server/db/database.ts'
import { openRow } from '../../server/leads/columns/sealedRow.ts'
import { masterKeys } from '../../server/secrets/masterKeys.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { openVault, type Vault } from '../../server/secrets/vault.ts'
import type { Counts } from './neverHappens.ts'
import { canary, type Ledger, type Told } from './ledger.ts'

type Kept = { name: string | null; version: number; answers: Record<string, unknown>; orders: string[] }

/** Compares the database and the logs with what visitors heard. */
export async function judge(
  place: Place,
  settings: Record<string, string>,
  ledger: Ledger,
  printed: string,
): Promise<Counts> {
  const db = openDatabase(place)
  const vault = await openVault(db, await masterKeys(db, readEnv(settings), () => undefined))
  const kept = await keptIn(db, vault)
  const outbox = await db.selectFrom('outbox').select('payload').execute()
  await db.destroy()
  const all = [...ledger.leads].map(([id, told]) => judgeLead(told, kept.get(id)))
  const sum = (key: keyof Counts) => all.reduce((count, each) => count + each[key], 0)
  const where = [printed, outbox.map(({ payload }) => payload).join(), ...filesOf(place)]
  return {
    L: sum('L'),
    D: sum('D') + Math.max(0, kept.size - ledger.created) + repeated([...kept.values()]),
    U: sum('U'),
    G: sum('G'),
    C: where.filter((text) => canary.test(text)).length,
  }
}

async function keptIn(db: Db, vault: Vault): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>()
  for (const row of await db.selectFrom('leads').selectAll().execute()) {
    const answers = await openRow(row, { db, vault })
    kept.set(row.id, { name: answers.name, version: row.version, answers, orders: [] })
  }
  for (const { lead_id, number } of await db.selectFrom('orders').select(['lead_id', 'number']).execute())
    kept.get(lead_id)?.orders.push(number)
  return kept
}

/** An unacknowledged name may be stored or not. Any other one is an old one that returned, or a loss. */
function judgeLead(told: Told, kept: Kept | undefined): Counts {
  const numbers = new Set(told.numbers)
  const unknown = [...numbers].filter((number) => !kept?.orders.includes(number)).length
  if (!kept) return { L: 1, D: 0, U: 0, G: unknown, C: 0 }
  const isLast = kept.name === told.name || told.unheard.includes(kept.name ?? '')
  const isLost = (!isLast && kept.version < told.version) || (numbers.size > 0 && kept.orders.length === 0)
  const missing = Object.entries(told.answers ?? {}).filter(([column, answer]) => kept.answers[column] !== answer)
  return {
    L: missing.length + (isLost ? 1 : 0),
    D: Math.max(0, kept.orders.length - 1) + Math.max(0, numbers.size - 1),
    U: !isLast && kept.version >= told.version ? 1 : 0,
    G: unknown,
    C: 0,
  }
}

/** The number of orders that share a number. */
function repeated(kept: readonly Kept[]): number {
  const numbers = kept.flatMap(({ orders }) => orders)
  return numbers.length - new Set(numbers).size
}

function filesOf({ databaseUrl, dataDir }: Place): string[] {
  if (databaseUrl !== null) return []
  const files = readdirSync(dataDir).map((name) => join(dataDir, name))
  return files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'latin1'))
}
