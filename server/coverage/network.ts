import type { Db } from '../db/database.ts'
import { block, houseNumberOf, lot } from './houseNumber.ts'

/** A splitter that reaches an address, with its cabinet and city. */
export type Reach = Awaited<ReturnType<typeof reaching>>[number]
export type House = {
  cep: string
  number?: string | undefined
  blockNumber?: string | undefined
  lotNumber?: string | undefined
}

/** The splitters that reach a house: by block and lot if given, else by number, else all those of the CEP. */
export async function reaching(db: Db, house: House) {
  const all = db
    .selectFrom('splitters')
    .innerJoin('cabinets', 'cabinets.id', 'splitters.cabinet')
    .innerJoin('cities', 'cities.id', 'cabinets.city')
    .where('splitters.cep', '=', house.cep)
    .select([
      'splitters.id',
      'splitters.ports',
      'splitters.ports_used',
      'cabinets.id as cabinet',
      'cabinets.technology',
      'cities.infraco',
      'cities.state',
    ])
    .orderBy('splitters.id')
  if (house.blockNumber !== undefined && house.lotNumber !== undefined) {
    return all.where('splitters.id', 'in', lotOf(db, house.cep, house.blockNumber, house.lotNumber)).execute()
  }
  const at = houseNumberOf(house.number)
  if (at === null) return all.execute()
  return all.where('splitters.from_number', '<=', at).where('splitters.to_number', '>=', at).execute()
}

export const hasFreePort = (reach: Reach) => reach.ports_used < reach.ports

function lotOf(db: Db, cep: string, blockNumber: string, lotNumber: string) {
  return db
    .selectFrom('lots')
    .where('cep', '=', cep)
    .where('block', '=', block(blockNumber))
    .where('lot', '=', lot(lotNumber))
    .select('splitter')
}
