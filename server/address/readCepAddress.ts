import type { Reply } from '../../src/api/contract/calls.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { Refusal, refuseAndRetryAfter } from '../http/refusal.ts'
import { LookupDown, type CepLookup, type Place } from './cepLookup.ts'

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
