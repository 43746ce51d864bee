import type { Db } from '../db/database.ts'
import { block, doorNumber, lot } from './houseNumber.ts'

/** A splitter that passes an address, with its cabinet and its city. */
export type Reach = Awaited<ReturnType<typeof reaching>>[number]
export type Door = {
  cep: string
  number?: string | undefined
  blockNumber?: string | undefined
  lotNumber?: string | undefined
}

/** The splitters that pass a door: by block and lot where given, else by number; without either, all those of the CEP. */
export async function reaching(db: Db, door: Door) {
  const all = db
    .selectFrom('splitters')
    .innerJoin('cabinets', 'cabinets.id', 'splitters.cabinet')
    .innerJoin('cities', 'cities.id', 'cabinets.city')
    .where('splitters.cep', '=', door.cep)
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
  if (door.blockNumber !== undefined && door.lotNumber !== undefined) {
    return all.where('splitters.id', 'in', lotOf(db, door.cep, door.blockNumber, door.lotNumber)).execute()
  }
  const at = doorNumber(door.number)
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
