import type { Db } from '../db/database.ts'
import type { Catalogue } from './catalogue.ts'
import { builtInCatalogue } from './builtInCatalogue.ts'
import { catalogueOn } from './importedCatalogue.ts'

/** What is sold on a day: the plans that an operator brought in, or those of the product. */
export async function readCatalogue(db: Db, day: string): Promise<Catalogue> {
  const rows = await db.selectFrom('plans').selectAll().execute()
  return rows.length === 0 ? builtInCatalogue : catalogueOn(day, rows)
}
