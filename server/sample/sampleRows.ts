import type { OperatorViews, Technology } from '../db/operatorTables.ts'
import { cities, towns, type City, type Sector, type Town } from './cities.ts'
import { randomFrom, type Random } from './seededRandom.ts'
import { streetName } from './streetNames.ts'
import { addressCards } from './sampleCards.ts'

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

/** A handmade street: its name, the reach of its splitters, and its exceptions. */
type MadeStreet = { street?: string; region?: string; blockAllotment?: true; reaches: readonly Reach[] }

/** A range of house numbers, or lots written `block/lot`. */
type Reach = { from: number; to: number; full?: true } | { lots: readonly string[]; full?: true }

const fullRegion = 'ribeirao-preto-full'
const scarceRegion = 'ribeirao-preto-scarce'

const long = everyHundred(3000)
const block = (name: string) => Array.from({ length: 16 }, (_, at) => `${name}/${at + 1}`)

const madeStreets: Record<string, MadeStreet> = {
  [addressCards.covered.cep]: { street: 'Rua das Palmeiras', reaches: long },
  [addressCards.giga.cep]: { street: 'Rua Barata Ribeiro', reaches: long },
  [addressCards.older.cep]: { reaches: long },
  [addressCards.notCovered.cep]: { reaches: [] },
  [addressCards.noFreePort.cep]: {
    street: 'Rua do Mercado',
    reaches: [
      { from: 1, to: 100 },
      { from: 101, to: 199, full: true },
      { from: 200, to: 399 },
    ],
  },
  [addressCards.lot.cep]: {
    street: 'Rua JC 15',
    blockAllotment: true,
    reaches: [{ lots: block('11') }, { lots: block('12') }, { lots: block('13'), full: true }, { lots: block('B') }],
  },
  [addressCards.down.cep]: { street: 'Rua da Fonte', reaches: long },
  [addressCards.fullVisits.cep]: { region: fullRegion, reaches: long },
  [addressCards.scarceVisits.cep]: { region: scarceRegion, reaches: long },
  [addressCards.espiritoSanto.cep]: { reaches: long },
  [addressCards.rioGrande.cep]: { reaches: long },
  '01001000': { street: 'Praça da Sé', reaches: long },
  '01310100': { street: 'Avenida Paulista', reaches: long },
  '04538133': { street: 'Avenida Brigadeiro Faria Lima', reaches: everyHundred(5000) },
}

/** Buildings with known complements, by CEP and number. */
const madeBuildings: Record<string, readonly string[]> = {
  [`${addressCards.giga.cep} ${addressCards.giga.number}`]: apartments(10, 4),
  '01310100 1000': [...apartments(6, 4), 'Loja 1', 'Loja 2'],
}

/** A splitter for every hundred numbers of a street. */
function everyHundred(last: number): { from: number; to: number }[] {
  return Array.from({ length: last / 100 }, (_, at) => ({ from: at * 100 + 1, to: at * 100 + 100 }))
}

function apartments(floors: number, perFloor: number): string[] {
  return Array.from(
    { length: floors * perFloor },
    (_, at) => `Apto ${Math.floor(at / perFloor) + 1}0${(at % perFloor) + 1}`,
  )
}
