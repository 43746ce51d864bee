import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/write.ts'
import { inRounds, type Rounds } from '../rounds.ts'
import { isSealedOtherwise, type Sealing, sealings } from '../secrets/ciphers.ts'
import type { MasterKeys } from '../secrets/masterKeys.ts'
import { type OwnerKey, type SealedTable, type Spot, type Vault, wrapAgain } from '../secrets/vault.ts'
import { heldRows, nextRows, sealedPart, toTheEnd } from './sealedRows.ts'
import { type Row, type TableName, tableNames, tables } from './sealedTables.ts'

type Keys = { vault: Vault; masters: MasterKeys }
type Parts = Keys & { write: Write; say: (line: string) => void }

/** Seals all that is kept by the chosen cipher, after which no other is needed. */
export function makeResealing({ write, vault, masters, say }: Parts): Rounds {
  let told = vault.sealing === sealings[0]

  return inRounds(async (ending) => {
    let [done, left] = [0, 0]
    for (const table of tableNames) {
      const some = (after: string) => write((tx) => resealSome(tx, table, { vault, masters }, after))
      for await (const each of toTheEnd(some)) {
        done += each.done
        left += each.left
        if (ending.aborted) return
      }
    }
    if (left > 0) say(`${left} rows are held by others or do not open. They are tried again in an hour.`)
    else if (done > 0 || !told) say(`All that is kept is sealed by ${vault.sealing} (${done} rows since just now).`)
    told ||= left === 0
  })
}

async function resealSome(tx: Db, table: TableName, keys: Keys, after: string) {
  const { due, last } = await nextRows(tx, table, keys.vault.sealing, after)
  const held = await heldRows(tx, table, due)
  let [done, left] = [0, due.length - held.length]
  for (const row of held) {
    const values = await (table === 'owner_keys' ? wrapped(tx, row, keys) : sealed(tx, table, row, keys.vault))
    if (values === null) left += 1
    else if (await update(tx, table, row, values)) done += 1
  }
  return { done, left, last }
}

async function wrapped(tx: Db, { owner }: Row, { vault, masters }: Keys): Promise<Row | null> {
  const keys = tx.selectFrom('owner_keys').selectAll()
  const stored = await keys.where('owner', '=', owner ?? '').executeTakeFirstOrThrow()
  return wrapAgain({ masters, sealing: vault.sealing }, stored)
}

/** What of a row is to be sealed, sealed: nothing where its key was erased, and null where it does not open. */
async function sealed(tx: Db, table: SealedTable, row: Row, vault: Vault): Promise<Row | null> {
  const { id, columns, lead } = tables[table]
  const owner = lead(row)
  try {
    const key = owner === null ? vault.own : await vault.keyKept(tx, owner)
    if (key === null) return {}
    const again = (column: string) => {
      const at = { table, row: row[id] ?? '', column }
      return row[column]?.replace(sealedPart, (text) => sealAgain(text, at, { key, sealing: vault.sealing })) ?? null
    }
    return Object.fromEntries(columns.map((column) => [column, again(column)]))
  } catch {
    return null
  }
}

const sealAgain = (text: string, at: Spot, { key, sealing }: { key: OwnerKey; sealing: Sealing }) =>
  isSealedOtherwise(text, sealing) ? key.seal(at, key.open(at, text)) : text

async function update(tx: Db, table: TableName, row: Row, values: Row): Promise<boolean> {
  const { id } = tables[table]
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (set.length === 0) return false
  await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.ref(id)} = ${row[id]}`.execute(tx)
  return true
}
