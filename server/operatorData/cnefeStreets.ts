import { basename } from 'node:path'
import { BadFile, csvRecords, type FileRecord } from './csv.ts'
import type { Row } from './fileColumns.ts'
import type { Tell } from './folder.ts'
import { kinds } from './fileKinds.ts'

/** The columns read from IBGE's file of addresses (CNEFE 2022, one address a row, one city a file). */
const columns = [
  'COD_MUNICIPIO',
  'CEP',
  'DSC_LOCALIDADE',
  'NOM_TIPO_SEGLOGR',
  'NOM_TITULO_SEGLOGR',
  'NOM_SEGLOGR',
] as const
type Column = (typeof columns)[number]
type Address = Record<Column, string>

/** The streets and neighbourhoods of a CEP, each with its number of addresses. */
type Counted = { addresses: number; streets: Map<string, number>; neighborhoods: Map<string, number> }

export type CnefeStreet = Pick<Row, 'cep' | 'street' | 'neighborhood'>
export type CnefeStreets = { streets: CnefeStreet[]; withoutCep: number }

/** The streets of a city by CEP, from the files of its addresses. Only counts are in memory. */
export async function cnefeStreets(files: readonly string[], tell: Tell): Promise<CnefeStreets> {
  const counts = new Map<string, Counted>()
  const city: City = { code: null }
  let withoutCep = 0
  for (const file of files)
    for await (const { line, address } of addressesIn(file, tell)) {
      const told = (column: Column, text: string) => tell({ file: basename(file), line, column, text })
      if (!isSameCity(city, address.COD_MUNICIPIO)) told('COD_MUNICIPIO', 'is another than in the rows before')
      const cep = address.CEP.replace('-', '')
      if (/^0*$/.test(cep)) withoutCep += 1
      else {
        const { error } = kinds.streets.columns.cep.schema.safeParse(cep)
        if (error) told('CEP', error.issues[0]?.message ?? 'is wrong')
        else count(counts, cep, address)
      }
    }
  const streets = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(streetOf)
  return { streets, withoutCep }
}

type City = { code: string | null }

/** A file has one city, because a row contains only the city's code. */
const isSameCity = (city: City, code: string) => (city.code ??= code) === code

async function* addressesIn(file: string, tell: Tell): AsyncGenerator<{ line: number; address: Address }> {
  const told = (line: number, text: string, column: string | null = null) =>
    tell({ file: basename(file), line, column, text })
  let header: string[] | null = null
  try {
    for await (const records of csvRecords(file)) {
      const first = header === null ? records.shift() : undefined
      if (first) header = headerIn(first, told)
      if (first && header === null) return
      for (const { line, cells } of header ? records : []) {
        const address = addressOf(header ?? [], cells)
        if (address) yield { line, address }
        else told(line, `has ${cells.length} cells, and the header ${header?.length}`)
      }
    }
    if (header === null) told(1, 'has no header')
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    told(error.line, error.message)
  }
}

/** The names of the columns, or null if a required one is missing. */
function headerIn({ cells, line }: FileRecord, told: (line: number, text: string, column: string) => void) {
  const names = cells.map((cell) => cell.trim())
  const missing = columns.filter((name) => !names.includes(name))
  for (const name of missing) told(line, 'is missing in the header', name)
  return missing.length > 0 ? null : names
}

function addressOf(header: readonly string[], cells: readonly string[]): Address | null {
  if (cells.length !== header.length) return null
  const at = (name: Column) => (cells[header.indexOf(name)] ?? '').trim()
  return {
    COD_MUNICIPIO: at('COD_MUNICIPIO'),
    CEP: at('CEP'),
    DSC_LOCALIDADE: at('DSC_LOCALIDADE'),
    NOM_TIPO_SEGLOGR: at('NOM_TIPO_SEGLOGR'),
    NOM_TITULO_SEGLOGR: at('NOM_TITULO_SEGLOGR'),
    NOM_SEGLOGR: at('NOM_SEGLOGR'),
  }
}

function count(counts: Map<string, Counted>, cep: string, address: Address): void {
  const counted = counts.get(cep) ?? { addresses: 0, streets: new Map(), neighborhoods: new Map() }
  counts.set(cep, counted)
  counted.addresses += 1
  countUp(counted.streets, namedStreet(address))
  countUp(counted.neighborhoods, address.DSC_LOCALIDADE)
}

const countUp = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

const namedStreet = ({ NOM_TIPO_SEGLOGR: kind, NOM_TITULO_SEGLOGR: title, NOM_SEGLOGR: name }: Address) =>
  unnamed.test(name) ? '' : [kind, title, name].filter(Boolean).join(' ')
const unnamed = /^(?:sem (?:denominacao|denominação|nome)\b.*|)$/i

/** The street with most addresses of a CEP. A CEP of many streets, as in a small town, has none. */
const streetOf = ([cep, { addresses, streets, neighborhoods }]: [string, Counted]): CnefeStreet => ({
  cep,
  street: capitalised(mostOf(streets, addresses)),
  neighborhood: capitalised(mostOf(neighborhoods, addresses)),
})

function mostOf(counts: Map<string, number>, addresses: number): string {
  const [name, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])
  return most * 2 > addresses ? name : ''
}

/** A name in mixed case: IBGE has only capitals, 'RUA XV DE NOVEMBRO'. */
function capitalised(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{L}+/gu, (word, at: number) =>
      roman.test(word) ? word.toUpperCase() : at > 0 && small.has(word) ? word : upperFirst(word),
    )
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const roman = /^(?=[ivx]{2})x{0,3}(?:ix|iv|v?i{0,3})$/
