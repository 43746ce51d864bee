import type { Db } from '../db/database.ts'
import { LookupDown, type CepLookup } from './cepLookup.ts'
import { streetAt } from './streetByCep.ts'

/** The built-in look-up, in the operator's streets. It throws for a CEP that `isDown`. */
export function streetLookup(db: Db, isDown: (cep: string) => boolean): CepLookup {
  return {
    find: async (cep) => {
      if (isDown(cep)) throw new LookupDown(`No answer about ${cep}`)
      const row = await streetAt(db, cep)
      return row ? { ...row, isBlockAllotment: row.block_allotment === 1 } : null
    },
  }
}
