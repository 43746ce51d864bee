import * as z from 'zod/mini'
import * as values from '../../src/api/contract/values/valueRules.ts'
import { block, lot } from '../coverage/houseNumberBlockLot.ts'
import { products } from '../db/customerTables.ts'
import { technologies } from '../db/operatorTables.ts'
import { keysOf } from '../keysOf.ts'
import {
  type Column,
  count,
  digits,
  flag,
  id,
  isoDay,
  list,
  oneOf,
  orEmpty,
  type Row,
  text,
  words,
} from './fileColumns.ts'
import { domain, highestNumber, houseNumber, mobileCampaigns } from './fileValues.ts'
import { planKind } from './planFileKind.ts'

/** A file of an operator; each row becomes one of its table. */
export type Kind = {
  file: string
  table: string
  columns: Record<string, Column>
  /** Columns with another name in the table. */
  stored?: Record<string, string>
  /** The unique columns. */
  key: readonly string[]
  /** The indexed columns by which its table is read in order. */
  place: readonly string[]
  /** Columns whose values, or list items, must exist in another file, such as `cities.id`. */
  refers?: Record<string, string>
  /** Checks a row whose values are valid on their own. */
  wrong?: (row: Row) => Wrong | null
  /** Required in a first import. */
  isNeeded?: true
}
type Wrong = { column: string; text: string }

/** Every file of an operator, each after those that it refers to. */
export const kinds = {
  crews: {
    file: 'crews.csv',
    table: 'crew_rows',
    columns: { region: id, weekday: count(1, 6), period: oneOf(values.periods), visits: count(0, 10_000) },
    key: ['region', 'weekday', 'period'],
    place: ['region', 'weekday', 'period'],
    isNeeded: true,
  },
  cities: {
    file: 'cities.csv',
    table: 'city_rows',
    columns: { id, name: text(values.city), state: text(values.state), infraco: id },
    key: ['id'],
    place: ['id'],
    isNeeded: true,
  },
  streets: {
    file: 'streets.csv',
    table: 'street_rows',
    columns: {
      cep: digits(values.cep),
      city: id,
      street: orEmpty(text(values.street), ''),
      neighborhood: orEmpty(text(values.neighborhood), ''),
      block_allotment: flag,
      region: id,
    },
    key: ['cep'],
    place: ['cep'],
    refers: { city: 'cities.id', region: 'crews.region' },
    isNeeded: true,
  },
  cabinets: {
    file: 'cabinets.csv',
    table: 'cabinet_rows',
    columns: { id, city: id, technology: oneOf(technologies) },
    key: ['id'],
    place: ['id'],
    refers: { city: 'cities.id' },
    isNeeded: true,
  },
  splitters: {
    file: 'splitters.csv',
    table: 'splitter_rows',
    columns: {
      id,
      cabinet: id,
      cep: digits(values.cep),
      from_number: orEmpty(count(0, highestNumber), null),
      to_number: orEmpty(count(0, highestNumber), null),
      homes: count(0, highestNumber),
      ports: count(0, 10_000),
      ports_used: count(0, 10_000),
    },
    key: ['id'],
    place: ['cep', 'id'],
    refers: { cabinet: 'cabinets.id', cep: 'streets.cep' },
    wrong: wrongSplitter,
    isNeeded: true,
  },
  lots: {
    file: 'lots.csv',
    table: 'lot_rows',
    columns: {
      cep: digits(values.cep),
      block: text(z.pipe(values.block, z.transform(block))),
      lot: text(z.pipe(values.lot, z.transform(lot))),
      splitter: id,
    },
    key: ['cep', 'block', 'lot'],
    place: ['cep', 'block', 'lot'],
    refers: { cep: 'streets.cep', splitter: 'splitters.id' },
  },
  buildings: {
    file: 'buildings.csv',
    table: 'building_rows',
    columns: { cep: digits(values.cep), number: text(houseNumber), complements: list(values.complement) },
    key: ['cep', 'number'],
    place: ['cep', 'number'],
    refers: { cep: 'streets.cep' },
  },
  collaborators: {
    file: 'collaborators.csv',
    table: 'collaborator_rows',
    columns: { domain: text(domain) },
    key: ['domain'],
    place: ['domain'],
  },
  banks: {
    file: 'banks.csv',
    table: 'bank_rows',
    columns: {
      code: text(values.bank),
      name: words(128),
      agency_digits: orEmpty(count(1, 20), null),
      agency_check: orEmpty(flag, null),
      account_digits: orEmpty(count(1, 20), null),
      account_check: orEmpty(flag, null),
    },
    key: ['code'],
    place: ['code'],
    wrong: wrongBank,
  },
  plans: planKind,
  mobile_lines: {
    file: 'mobile_lines.csv',
    table: 'mobile_line_rows',
    columns: { phone: digits(values.phone), addon: oneOf(mobileCampaigns), active: flag },
    stored: { phone: 'phone_hash' },
    key: ['phone'],
    place: ['phone'],
  },
  customers: {
    file: 'customers.csv',
    table: 'customers',
    columns: {
      id,
      cpf: orEmpty(digits(values.cpf), ''),
      product: oneOf(products),
      name: text(values.name),
      email: orEmpty(text(values.email), null),
      phone: orEmpty(digits(values.phone), null),
      birth_date: text(values.birthDate),
      mothers_name: text(values.motherName),
      loyalty_until: isoDay,
      offers: list(values.plan),
    },
    key: ['id'],
    place: ['id'],
    refers: { offers: 'plans.sku' },
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = keysOf(kinds)
/** The kinds replaced as a whole. Customers change one by one, because open orders refer to them. */
export const kindsReplacedWhole = kindNames.filter((name) => name !== 'customers')

/** The name of a column in a kind's table. */
export const storedAs =
  ({ stored }: Kind) =>
  (column: string) =>
    stored?.[column] ?? column

/** Kinds that nothing else refers to, and that stay if a folder lacks them. */
export const isOfPeople = (name: KindName) => name === 'customers' || name === 'mobile_lines'
/** Mobile lines cannot be exported, because only a hash of their number is stored. */
export const isWritten = (name: KindName) => name !== 'mobile_lines'

/** Kinds with built-in rows, used if an operator imports none. */
export const hasDefault = (name: KindName): name is 'plans' | 'banks' => name === 'plans' || name === 'banks'

function wrongSplitter({ from_number: from, to_number: to, ports, ports_used: used }: Row): Wrong | null {
  if ((from === null) !== (to === null))
    return { column: 'to_number', text: 'and from_number are given both or neither' }
  if (Number(from) > Number(to)) return { column: 'to_number', text: 'is less than from_number' }
  return Number(used) > Number(ports) ? { column: 'ports_used', text: 'is more than ports' } : null
}

function wrongBank(row: Row): Wrong | null {
  const odd = ['agency', 'account'].find((form) => (row[`${form}_digits`] === null) !== (row[`${form}_check`] === null))
  return odd === undefined ? null : { column: `${odd}_check`, text: `and ${odd}_digits are given both or neither` }
}
