import { accountBanks } from '../banks/banks.ts'
import type { Row } from './fileColumns.ts'
import { customerLines, openedCustomers } from './customers.ts'
import { type Folder, type Line, linesOf, type Tell } from './folder.ts'
import { hasDefault, type KindName, kinds } from './fileKinds.ts'
import { productRows } from '../plans/importedCatalogue.ts'
import { storedRows } from './storedRows.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** The present rows of a kind, in the form of a file. */
export function presentRows(workshop: CommandDatabase, name: KindName): AsyncGenerator<Row[]> {
  if (name === 'customers') return openedCustomers(workshop)
  const stored = storedRows(workshop.db, name)
  return hasDefault(name) ? orElse(stored, defaults[name]()) : stored
}

/** The rows of a kind in a folder. */
export function givenLines(
  workshop: CommandDatabase,
  folder: Folder,
  name: KindName,
  tell: Tell,
): AsyncGenerator<Line[]> {
  if (name === 'customers') return customerLines(workshop, folder, tell)
  const lines = linesOf(folder, kinds[name], tell)
  return name === 'mobile_lines' ? withHashes(workshop, lines) : lines
}

/** Mobile lines with the hash instead of the number. */
async function* withHashes({ vault }: CommandDatabase, batches: AsyncGenerator<Line[]>): AsyncGenerator<Line[]> {
  for await (const lines of batches)
    yield lines.map(({ line, row }) => ({
      line,
      row: { ...row, phone: vault.hash('mobile line', String(row['phone'])) },
    }))
}

/** The rows of an operator that imported no plans or banks. */
const defaults = { plans: () => productRows, banks: () => accountBanks.map(bankRow) }

async function* orElse(stored: AsyncGenerator<Row[]>, others: readonly Row[]): AsyncGenerator<Row[]> {
  let isEmpty = true
  for await (const rows of stored) {
    isEmpty = false
    yield rows
  }
  if (isEmpty) yield [...others]
}

const bankRow = ({ code, name, agency, account }: (typeof accountBanks)[number]): Row => ({
  code,
  name,
  agency_digits: agency && agency.digits,
  agency_check: agency && Number(agency.checkDigit),
  account_digits: account && account.digits,
  account_check: account && Number(account.checkDigit),
})
