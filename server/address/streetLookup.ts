import type { Db } from '../db/database.ts'
import { LookupDown, type CepLookup } from './lookup.ts'

/** The look-up of the product itself, in the operator's streets. For the CEPs in `down` it fails. */
export function streetLookup(db: Db, down: ReadonlySet<string>): CepLookup {
  return {
    find: async (cep) => {
      if (down.has(cep)) throw new LookupDown(`No answer about ${cep}`)
      const row = await db
        .selectFrom('streets')
        .innerJoin('cities', 'cities.id', 'streets.city')
        .where('streets.cep', '=', cep)
        .select([
          'streets.street',
          'streets.neighborhood',
          'streets.block_allotment',
          'cities.name as city',
          'cities.state',
        ])
        .executeTakeFirst()
      return row ? { ...row, isBlockAllotment: row.block_allotment === 1 } : null
    },
  }
}
