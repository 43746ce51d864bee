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
