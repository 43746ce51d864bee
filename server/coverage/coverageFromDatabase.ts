import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { block, houseNumberOf, lot } from './houseNumberBlockLot.ts'
import type { CoverageProvider, House } from './coverageProvider.ts'

const complementList = z.array(z.string())

/** The built-in provider: the operator's imported tables. */
export const coverageFromDatabase = ({ db }: { db: Db }): CoverageProvider => ({
  reach: async (house) => {
    const passing = await reaching(db, house)
    const free = passing.find(({ ports, ports_used }) => ports_used < ports)
    if (!free) return { coverage: passing.length === 0 ? 'no-network' : 'no-free-port' }
    const { technology, infraco, cabinet, state } = free
    return { coverage: 'free-port', technology, infraco, cabinet, state }
  },
  complements: (cep, number) => complementsOf(db, cep, number),
})

/** The splitters that reach a house: by block and lot if given, else by number, else all of the CEP. */
async function reaching(db: Db, house: House) {
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

function lotOf(db: Db, cep: string, blockNumber: string, lotNumber: string) {
  const lots = db.selectFrom('lots').where('cep', '=', cep).where('block', '=', block(blockNumber))
  return lots.where('lot', '=', lot(lotNumber)).select('splitter')
}

async function complementsOf(db: Db, cep: string, number: string): Promise<string[]> {
  const at = String(houseNumberOf(number) ?? '')
  const buildings = db.selectFrom('buildings').where('cep', '=', cep).where('number', '=', at)
  const building = await buildings.select('complements').executeTakeFirst()
  return building ? complementList.parse(JSON.parse(building.complements)) : []
}
