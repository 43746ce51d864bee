import type { Db } from '../db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { builtInCatalogue } from './builtInCatalogue.ts'
import { catalogueOn } from './importedCatalogue.ts'

/** The catalogue on a day: the operator's imported plans, or the built-in ones. */
export async function readCatalogue(db: Db, day: string): Promise<Catalogue> {
  const rows = await db.selectFrom('plans').selectAll().execute()
  return rows.length === 0 ? builtInCatalogue : catalogueOn(day, rows)
}
