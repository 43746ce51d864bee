import { sql } from 'kysely'
import { type CepsFound, type CepSought, type FoundCep, mostCeps } from '../../src/api/contract/cepSearch.ts'
import type { Handler } from '../http/calls/handlerContext.ts'
import { type Db, isPostgres } from '../db/database.ts'
import { plainWords } from '../../src/api/contract/values/plainWords.ts'
import { isLike, isShortened, type StreetWords, streetWords } from './streetWords.ts'

export const findCeps: Handler<'findCeps'> = ({ body }, { db }) => cepsOf(db, body)

/** The CEPs of the streets with this name in this city, likeliest first. A city's only CEP covers all streets. */
export async function cepsOf(db: Db, { street, city }: CepSought): Promise<CepsFound> {
  const cities = await citiesCalled(db, city)
  const sought = soughtIn(street, cities)
  if (cities.length === 0 || sought.words.length === 0) return { ceps: [], more: false }
  const ids = cities.map(({ id }) => id)
  const named = await streetsLike(db, ids, sought)
  const found = named.length > 0 ? named : await onlyCeps(db, ids)
  return { ceps: found.slice(0, mostCeps).map(asTold), more: found.length > mostCeps }
}

type City = { id: string; name: string }
type Street = Omit<FoundCep, 'address' | 'UF'> & { street: string; state: string }

const asTold = ({ street, state, ...rest }: Street): FoundCep => ({ ...rest, address: street, UF: state })

/** The cities with exactly this name, else those that begin with it. A state may follow: 'Ribeirão Preto/SP'. */
async function citiesCalled(db: Db, given: string): Promise<City[]> {
  const all = await db.selectFrom('cities').select(['id', 'name', 'state']).execute()
  const name = plainWords(given)
  if (name.length < 2) return []
  const called = (isSo: (own: string, state: string) => boolean) =>
    all.filter((city) => isSo(plainWords(city.name), city.state.toLowerCase()))
  const same = called((own, state) => name === own || name === `${own} ${state}`)
  return same.length > 0 ? same : called((own) => own.startsWith(name))
}

/** The words to search for, without the name of the city that some visitors write after the street. */
function soughtIn(street: string, cities: readonly City[]): StreetWords {
  const written = plainWords(street)
  const after = cities.map(({ name }) => ` ${plainWords(name)}`).find((name) => written.endsWith(name))
  return streetWords(after === undefined ? written : written.slice(0, -after.length))
}

/** Limits the streets to compare. A single word such as 'são' matches more in the largest cities. */
const mostCompared = 2000

async function streetsLike(db: Db, cities: readonly string[], sought: StreetWords): Promise<Street[]> {
  const near = streetsIn(db, cities).where(likeAll(db, sought)).orderBy('streets.street').limit(mostCompared)
  const compared = (await near.execute()).map((street) => ({ street, words: streetWords(street.street) }))
  return compared
    .filter(({ words }) => isLike(words, sought))
    .map(({ street, words }) => ({ street, far: distance(words, sought) }))
    .toSorted((one, other) => one.far - other.far || byName(one.street, other.street))
    .map(({ street }) => street)
}

/** Ranks streets of another kind below those with additional words. */
const distance = ({ kind, words }: StreetWords, sought: StreetWords) =>
  (sought.kind !== null && sought.kind !== kind ? 100 : 0) + words.length - sought.words.length

const byName = (one: Street, other: Street) =>
  one.street.localeCompare(other.street, 'pt-BR') || one.cep.localeCompare(other.cep)

/** Matches streets with all sought words. Letters with possible accents match any, as neither database folds them. */
const likeAll = (db: Db, { words }: StreetWords) =>
  sql<boolean>`${sql.join([sql`true`, ...words.filter((word) => !isShortened(word)).map((word) => like(db, word))], sql` and `)}`

function like(db: Db, word: string) {
  const pattern = `%${word.replaceAll(/[aceinouy]/g, '_')}%`
  return isPostgres(db) ? sql`streets.street ilike ${pattern}` : sql`streets.street like ${pattern}`
}

/** The CEPs of cities where no street has its own CEP. */
async function onlyCeps(db: Db, cities: readonly string[]): Promise<Street[]> {
  const streets = db.selectFrom('streets').where('city', 'in', cities).where('street', '<>', '')
  const named = await streets.select('city').distinct().execute()
  const others = cities.filter((id) => !named.some(({ city }) => city === id))
  if (others.length === 0) return []
  return streetsIn(db, others)
    .orderBy('streets.cep')
    .limit(mostCeps + 1)
    .execute()
}

const streetsIn = (db: Db, cities: readonly string[]) =>
  db
    .selectFrom('streets')
    .innerJoin('cities', 'cities.id', 'streets.city')
    .where('streets.city', 'in', cities)
    .select(['streets.cep', 'streets.street', 'streets.neighborhood', 'cities.name as city', 'cities.state'])
