import type { Address } from '../../src/api/contract/address.ts'
import { streetAt } from '../address/streetByCep.ts'
import type { Db } from '../db/database.ts'

/** An address in one line, with the operator's words for the CEP, because visitors could write anything. */
export async function installationAddressLine(db: Db, { cep, number }: Address): Promise<string> {
  const known = await streetAt(db, cep)
  const town = known && [known.neighborhood, `${known.city}/${known.state}`].filter(Boolean).join(', ')
  const house = [known?.street, numberTold(number)].filter(Boolean).join(', ')
  return [house, town, `CEP ${cep.slice(0, 5)}-${cep.slice(5)}`].filter(Boolean).join(' · ')
}

/** '35' of 'nº 35', '35A' of '35A (fundos)'. */
const numberTold = (number = '') => /(?<!\d)\d{1,6}(?:[ -]?[A-Z](?!\p{L}))?(?!\d)/iu.exec(number)?.[0]
