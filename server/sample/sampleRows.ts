import type { OperatorViews, Technology } from '../db/operatorTables.ts'
import { cities, towns, type City, type Sector, type Town } from './cities.ts'
import {
  apartments,
  everyHundred,
  fullRegion,
  madeBuildings,
  madeStreets,
  scarceRegion,
  type MadeStreet,
  type Reach,
} from './handmadeStreets.ts'
import { randomFrom, type Random } from './seededRandom.ts'
import { streetName } from './streetNames.ts'

/** Every row of the sample operator, the same on every run. */
export type Rows = { [T in keyof OperatorViews]: OperatorViews[T][] }

const streetsInSector = 26
const doorsPerHome = 7

export function sampleRows(): Rows {
  const rows: Rows = { cities: [], streets: [], cabinets: [], splitters: [], lots: [], buildings: [], crews: [] }
  for (const city of cities) addCity(rows, city)
  for (const town of towns) addTown(rows, town)
  for (const [at, complements] of Object.entries(madeBuildings)) addBuilding(rows, at, complements)
  addCrews(rows, fullRegion, 0)
  addCrews(rows, scarceRegion, 1)
  return rows
}

function addCity(rows: Rows, city: City) {
  rows.cities.push({ id: city.id, name: city.name, state: city.state, infraco: city.infraco })
  addCrews(rows, city.id, city.visits)
  for (const sector of city.sectors) addSector(rows, city, sector)
}

/** Numbers the streets of a sector in tens, as usual. Handmade streets keep their CEP. */
function addSector(rows: Rows, city: City, [prefix, neighborhood, technology]: Sector) {
  const random = randomFrom(prefix)
  const made = Object.keys(madeStreets).filter((cep) => cep.startsWith(prefix))
  const regular = Array.from(
    { length: streetsInSector },
    (_, at) => `${prefix}${String((at + 1) * 10).padStart(3, '0')}`,
  )
  const cabinets = [1, 2, 3].map((n) => addCabinet(rows, city, `${city.code}-${prefix}-${n}`, technology))
  for (const [at, cep] of [...new Set([...regular, ...made])].entries()) {
    const street = madeStreets[cep] ?? randomStreet(random, technology)
    rows.streets.push(streetRow(cep, city, neighborhood, street, streetName(random)))
    for (const reach of street.reaches) addSplitter(rows, cep, cabinets[at % cabinets.length] ?? '', reach, random)
    if (random.chance(6)) addBuilding(rows, `${cep} ${10 + random.below(80)}`, apartments(4 + random.below(9), 4))
  }
}

function streetRow(
  cep: string,
  city: City,
  neighborhood: string,
  made: MadeStreet,
  name: string,
): OperatorViews['streets'] {
  return {
    cep,
    city: city.id,
    street: made.street ?? name,
    neighborhood,
    block_allotment: made.blockAllotment ? 1 : 0,
    region: made.region ?? city.id,
  }
}

/** Gives most streets a splitter for every hundred numbers, and some no network. */
function randomStreet(random: Random, technology: Technology): MadeStreet {
  if (random.chance(technology === 'EPON' ? 15 : 5)) return { reaches: [] }
  const hundreds = 3 + random.below(12)
  return {
    reaches: everyHundred(hundreds * 100).map((stretch) => (random.chance(6) ? { ...stretch, full: true } : stretch)),
  }
}

function addCabinet(rows: Rows, city: { id: string }, id: string, technology: Technology): string {
  rows.cabinets.push({ id, city: city.id, technology })
  return id
}

function addSplitter(rows: Rows, cep: string, cabinet: string, reach: Reach, random: Random) {
  const id = `${cabinet}-${String(rows.splitters.length + 1).padStart(5, '0')}`
  const ports = random.chance(50) ? 8 : 16
  const lots = 'lots' in reach ? reach.lots : []
  rows.splitters.push({
    id,
    cabinet,
    cep,
    ports,
    ports_used: reach.full ? ports : random.below(ports),
    from_number: 'lots' in reach ? null : reach.from,
    to_number: 'lots' in reach ? null : reach.to,
    homes: 'lots' in reach ? reach.lots.length : Math.ceil((reach.to - reach.from + 1) / doorsPerHome),
  })
  for (const at of lots) {
    const [block = '', lot = ''] = at.split('/')
    rows.lots.push({ cep, block, lot, splitter: id })
  }
}

function addTown(rows: Rows, town: Town) {
  const { id, name, state, infraco, cep, code, visits } = town
  rows.cities.push({ id, name, state, infraco })
  rows.streets.push({ cep, city: id, street: '', neighborhood: '', block_allotment: 0, region: id })
  addCrews(rows, id, visits)
  if (visits === 0) return
  const cabinet = addCabinet(rows, town, `${code}-1`, 'GPON')
  for (const reach of everyHundred(3000)) addSplitter(rows, cep, cabinet, reach, randomFrom(id))
}

function addBuilding(rows: Rows, at: string, complements: readonly string[]) {
  const [cep = '', number = ''] = at.split(' ')
  if (rows.buildings.some((row) => row.cep === cep && row.number === number)) return
  rows.buildings.push({ cep, number, complements: JSON.stringify(complements) })
}

/** Half the visits on Saturday mornings, none on Saturday afternoons. */
function addCrews(rows: Rows, region: string, visits: number) {
  for (const weekday of [1, 2, 3, 4, 5, 6]) {
    const saturday = weekday === 6
    rows.crews.push({ region, weekday, period: 'manha', visits: saturday ? Math.ceil(visits / 2) : visits })
    rows.crews.push({ region, weekday, period: 'tarde', visits: saturday ? 0 : visits })
  }
}
