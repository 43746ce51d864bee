import type { Db } from '../db/database.ts'
import { LookupDown, type CepLookup } from './cepLookup.ts'
import { streetAt } from './streetByCep.ts'

/** The look-up of the product itself, in the operator's streets. For a CEP that is down it fails. */
export function streetLookup(db: Db, isDown: (cep: string) => boolean): CepLookup {
  return {
    find: async (cep) => {
      if (isDown(cep)) throw new LookupDown(`No answer about ${cep}`)
      const row = await streetAt(db, cep)
      return row ? { ...row, isBlockAllotment: row.block_allotment === 1 } : null
    },
  }
}
