import type { Address } from '../../src/api/contract/address.ts'
import type { Db } from '../db/database.ts'

/** The operator's row for a CEP. A city's only CEP has no street and no neighbourhood. */
export function streetAt(db: Db, cep: string) {
  return db
    .selectFrom('streets')
    .innerJoin('cities', 'cities.id', 'streets.city')
    .where('streets.cep', '=', cep)
    .select([
      'streets.street',
      'streets.neighborhood',
      'streets.block_allotment',
      'cities.name as city',
      'cities.state',
      'cities.infraco',
    ])
    .executeTakeFirst()
}

/** An address in the operator's words, or in the visitor's where the operator has none. */
export async function withKnownStreet(db: Db, address: Address): Promise<Address> {
  const known = await streetAt(db, address.cep)
  if (!known) return address
  const { street, neighborhood, city, state } = known
  return { ...address, ...(street && { address: street }), ...(neighborhood && { neighborhood }), city, state }
}

/** An address in one line, with the operator's words for the CEP, because visitors could write anything. */
export async function installationAddressLine(db: Db, { cep, number }: Address): Promise<string> {
  const known = await streetAt(db, cep)
  const town = known && [known.neighborhood, `${known.city}/${known.state}`].filter(Boolean).join(', ')
  const house = [known?.street, numberTold(number)].filter(Boolean).join(', ')
  return [house, town, `CEP ${cep.slice(0, 5)}-${cep.slice(5)}`].filter(Boolean).join(' · ')
}

/** '35' of 'nº 35', '35A' of '35A (fundos)'. */
const numberTold = (number = '') => /(?<!\d)\d{1,6}(?:[ -]?[A-Z](?!\p{L}))?(?!\d)/iu.exec(number)?.[0]
