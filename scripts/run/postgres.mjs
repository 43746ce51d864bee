import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFirst } from './systemPackages.mjs'

const noPostgres =
  "No PostgreSQL is found, and what needs one is skipped. Install it (Debian: 'apt-get install postgresql'), set POSTGRES_BIN to the folder of its programs, or DATABASE_URL to a database for the tests."

const debian = '/usr/lib/postgresql'
const otherPlaces = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

/** The folder of PostgreSQL's programs, or undefined. If POSTGRES_BIN is set, only that one is tried. */
export function findPostgres() {
  const chosen = process.env.POSTGRES_BIN
  const places = chosen ? [chosen] : [...debianPlaces(), ...otherPlaces]
  return places.find((folder) => existsSync(join(folder, 'initdb')))
}

/** Finds or installs PostgreSQL for the tests. Without one, says which tests are skipped. */
export async function lookForPostgres() {
  if (!postgresMissing()) return
  await installFirst('PostgreSQL', ['postgresql'])
  tellOfPostgres()
}

export function tellOfPostgres() {
  const missing = postgresMissing()
  if (missing) console.log(`! ${missing}`)
}

/** Why there is no PostgreSQL for the tests, or null. */
export function postgresMissing() {
  return process.env.DATABASE_URL || findPostgres() ? null : noPostgres
}

/** One folder per version, the newest first. */
function debianPlaces() {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'))
}
