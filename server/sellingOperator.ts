import { isoDayInBrazil } from '../src/api/contract/values/dates.ts'
import type { Db } from './db/database.ts'
import type { Env } from './start/readEnv.ts'
import type { Catalogue } from './plans/catalogue.ts'
import { readCatalogue } from './plans/importedCatalogue.ts'

/** The current operator and its catalogue. A round reloads them after an import or a change of day. */
export type SellingOperator = {
  catalogue: () => Catalogue
  /** Whether an operator has imported its own data. */
  isOwn: () => boolean
  saysSample: () => boolean
  round: () => Promise<void>
}

export async function readSellingOperator(
  db: Db,
  now: () => Date,
  env: Pick<Env, 'saysSample'>,
): Promise<SellingOperator> {
  let known = await read(db, now(), null)
  return {
    catalogue: () => known.catalogue,
    isOwn: () => known.isOwn,
    saysSample: () => env.saysSample && !known.isOwn,
    round: async () => {
      known = await read(db, now(), known)
    },
  }
}

type Known = { mark: string; isOwn: boolean; catalogue: Catalogue }

async function read(db: Db, at: Date, before: Known | null): Promise<Known> {
  const kinds = await db.selectFrom('operator_editions').selectAll().execute()
  const day = isoDayInBrazil(at)
  const mark = `${kinds.find(({ kind }) => kind === 'plans')?.edition} ${day}`
  const catalogue = before?.mark === mark ? before.catalogue : await readCatalogue(db, day)
  return { mark, catalogue, isOwn: kinds.some(({ imported_at }) => imported_at !== null) }
}
