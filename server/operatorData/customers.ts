import { openCustomer, sealCustomer } from '../customers/sealedCustomer.ts'
import { customerRow } from '../db/customerTables.ts'
import type { Db } from '../db/database.ts'
import { keysOf } from '../keysOf.ts'
import type { Row } from './fileColumns.ts'
import { lineOrElement } from './fileFaults.ts'
import { fileOfKind, type Folder, type Line, linesOf, type Tell } from './folder.ts'
import { kinds } from './fileKinds.ts'
import { yieldToWriters, retryWhileBusy } from './retryWhileBusy.ts'
import { rowChanges } from './rowChanges.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** Small, because each customer takes five values to encrypt. */
const atOnce = 500

/** The customers, decrypted in batches. Only a hash of the CPF is stored, and returned in its place. */
export async function* openedCustomers({ db, vault }: CommandDatabase): AsyncGenerator<Row[]> {
  for await (const rows of storedCustomers(db))
    yield rows.map((row) => {
      const { document_hash: cpf, ...values } = openCustomer(row, vault)
      return { ...values, cpf }
    })
}

async function* storedCustomers(db: Db) {
  for (let after = ''; ;) {
    const all = db.selectFrom('customers').selectAll().orderBy('id').limit(atOnce)
    const rows = await all.where('id', '>', after).execute()
    yield rows
    after = rows.at(-1)?.id ?? ''
    if (rows.length < atOnce) return
  }
}

/** The customers of a file, with the hash of the CPF. One without a CPF keeps the known hash. */
export async function* customerLines(
  { db, vault }: CommandDatabase,
  folder: Folder,
  tell: Tell,
): AsyncGenerator<Line[]> {
  const before = new Map<string, string>()
  for await (const rows of storedCustomers(db)) for (const row of rows) before.set(row.id, row.document_hash)
  const contracts = new Map<string, number>()
  const file = fileOfKind(folder, kinds.customers)
  for await (const lines of linesOf(folder, kinds.customers, tell))
    yield lines.map(({ line, row }) => {
      const hash = row['cpf'] ? vault.hash('document', String(row['cpf'])) : before.get(String(row['id']))
      const wrong = (text: string) => tell({ file, line, column: 'cpf', text })
      if (hash === undefined) wrong('is empty, and there is no customer with this id to have it from')
      const contract = `${hash} ${row['product']}`
      const first = contracts.get(contract)
      if (first === undefined) contracts.set(contract, line)
      else wrong(`has a contract of this product in ${lineOrElement(file, first)} too`)
      return { line, row: { ...row, cpf: hash ?? '' } }
    })
}

/** Stores new and changed customers aside, encrypted. Returns the ids that the file lacks. */
export async function stageCustomers(workshop: CommandDatabase, folder: Folder, tell: Tell): Promise<string[]> {
  const { db, vault } = workshop
  const removed: string[] = []
  let some: Row[] = []
  const flush = async () => {
    const rows = some.splice(0).map((row) => sealCustomer(customerOf(row), vault))
    if (rows.length > 0) await retryWhileBusy(() => db.insertInto('incoming_customers').values(rows).execute())
    await yieldToWriters(db)
  }
  await retryWhileBusy(() => db.deleteFrom('incoming_customers').execute())
  const lines = customerLines(workshop, folder, tell)
  for await (const { kind, row, key } of rowChanges(kinds.customers, openedCustomers(workshop), lines)) {
    if (kind === 'removed') removed.push(key)
    else some.push(row)
    if (some.length >= atOnce) await flush()
  }
  await flush()
  return removed
}

/** Replaces the customers by the staged ones. */
export async function replaceCustomers(tx: Db, removed: readonly string[]): Promise<void> {
  const incoming = tx.selectFrom('incoming_customers')
  await tx.deleteFrom('customers').where('id', 'in', incoming.select('id')).execute()
  for (let at = 0; at < removed.length; at += atOnce)
    await tx
      .deleteFrom('customers')
      .where('id', 'in', removed.slice(at, at + atOnce))
      .execute()
  await tx.insertInto('customers').columns(columns).expression(incoming.select(columns)).execute()
  await tx.deleteFrom('incoming_customers').execute()
}

const columns = keysOf(customerRow.shape)

const customerOf = (row: Row) => customerRow.parse({ ...row, document_hash: row['cpf'] })
