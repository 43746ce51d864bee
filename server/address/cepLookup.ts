import type { Reply } from '../../src/api/contract/calls.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { Refusal, refuseAndRetryAfter } from '../http/refusal.ts'
import type { Db } from '../db/database.ts'
import { streetAt } from './streetByCep.ts'

/** Finds the place of a CEP. `find` returns null for an unknown CEP and throws if it cannot tell. */
export type CepLookup = { find: (cep: string) => Promise<Place | null> }

/** `street` and `neighborhood` are empty for a city's only CEP. */
type Place = { state: string; city: string; street: string; neighborhood: string; isBlockAllotment: boolean }

/** The look-up did not reply in time; the visitor can type the address. */
class LookupDown extends Error {}

/** How long a visitor waits before typing the address. */
const patience = 2500

export const readCepAddress: Handler<'cepInformation'> = ({ params }, { cepLookup }) => placeOf(params.cep, cepLookup)

/** The place of a CEP. An unknown CEP, one without a street and a failed look-up have different replies. */
export async function placeOf(cep: string, cepLookup: CepLookup): Promise<Reply<'cepInformation'>> {
  const place = await inTime(cepLookup, cep)
  if (!place) throw new Refusal(404, { error: refusals['cep.unknown'], code: 'cep.unknown' })
  const { state, city, street, neighborhood, isBlockAllotment } = place
  return { UF: state, city, address: street, neighborhood, is_block_allotment: isBlockAllotment }
}

async function inTime(cepLookup: CepLookup, cep: string): Promise<Place | null> {
  const limit = deadline()
  try {
    return await Promise.race([cepLookup.find(cep), limit.passed])
  } catch (error) {
    if (error instanceof LookupDown) throw refuseAndRetryAfter(30, 503, 'cep.down')
    throw error
  } finally {
    limit.cancel()
  }
}

function deadline() {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new LookupDown('No answer in time')), patience)
  return { passed: promise, cancel: () => clearTimeout(timer) }
}

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
