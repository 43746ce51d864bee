import type { Db } from '../db/database.ts'
import { LookupDown, type CepLookup } from './lookup.ts'
import { streetAt } from './streetAt.ts'

/** The look-up of the product itself, in the operator's streets. For the CEPs in `down` it fails. */
export function streetLookup(db: Db, down: ReadonlySet<string>): CepLookup {
  return {
    find: async (cep) => {
      if (down.has(cep)) throw new LookupDown(`No answer about ${cep}`)
      const row = await streetAt(db, cep)
      return row ? { ...row, isBlockAllotment: row.block_allotment === 1 } : null
    },
  }
}
