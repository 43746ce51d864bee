import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/write.ts'
import { inRounds, type Rounds } from '../rounds.ts'
import { isSealedOtherwise, type Sealing, sealingOf } from '../secrets/ciphers.ts'
import type { MasterKeys } from '../secrets/masterKeys.ts'
import { type OwnerKey, product, type SealedTable, type Spot, type Vault, wrapAgain } from '../secrets/vault.ts'
import { heldRows, nextRows, sealedPart, toTheEnd } from './sealedRows.ts'
import { type Row, type TableName, tableNames, tables } from './sealedTables.ts'

type Keys = { vault: Vault; masters: MasterKeys }
type Parts = Keys & { db: Db; write: Write; say: (line: string) => void }

/**
 * Seals all that is kept by the chosen cipher, after which no other is needed. The product's own key comes last: once a
 * walk finds nothing more, it is wrapped by the cipher of all the rest, and nobody walks again.
 */
export function makeResealing({ db, write, say, ...keys }: Parts): Rounds {
  const { sealing } = keys.vault
  return inRounds(async (ending) => {
    if (await isResealed(db, sealing)) return
    let [done, left] = [0, 0]
    for (const table of tableNames) {
      for await (const { due } of toTheEnd((after) => nextRows(db, table, sealing, after))) {
        const some = due.length > 0 ? await write((tx) => resealSome(tx, table, keys, due)) : { done: 0, left: 0 }
        done += some.done
        left += some.left
        if (ending.aborted) return
      }
    }
    if (left > 0) return say(`${left} rows are held by others or do not open. They are tried again in an hour.`)
    if (done > 0) return say(`${done} rows were sealed by ${sealing}. In an hour all is looked at once more.`)
    await write((tx) => resealRow(tx, 'owner_keys', { owner: product }, keys))
    say(`All that is kept is sealed by ${sealing}.`)
  })
}

/** Whether all that is kept was sealed by a cipher, after which nobody walks again. */
export async function isResealed(db: Db, sealing: Sealing): Promise<boolean> {
  const row = await db.selectFrom('owner_keys').select('wrapped').where('owner', '=', product).executeTakeFirst()
  return row !== undefined && sealingOf(row.wrapped) === sealing
}

async function resealSome(tx: Db, table: TableName, keys: Keys, due: string[]) {
  const held = await heldRows(tx, table, due)
  let [done, left] = [0, due.length - held.length]
  for (const row of held) {
    const changed = await resealRow(tx, table, row, keys)
    if (changed === null) left += 1
    else if (changed) done += 1
  }
  return { done, left }
}

/** Whether a row was changed, or null where it does not open. */
async function resealRow(tx: Db, table: TableName, row: Row, keys: Keys): Promise<boolean | null> {
  const values = await (table === 'owner_keys' ? wrapped(tx, row, keys) : sealed(tx, table, row, keys.vault))
  return values && update(tx, table, row, values)
}

async function wrapped(db: Db, { owner }: Row, { vault, masters }: Keys): Promise<Row | null> {
  return wrapAgain(masters, await keyRow(db, owner ?? ''), vault.sealing)
}

const keyRow = (db: Db, owner: string) =>
  db.selectFrom('owner_keys').selectAll().where('owner', '=', owner).executeTakeFirstOrThrow()

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
