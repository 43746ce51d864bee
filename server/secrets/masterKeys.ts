import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Db } from '../db/database.ts'
import { hasTable } from '../db/hasTable.ts'
import type { Env } from '../start/readEnv.ts'
import { keysIn } from '../start/environmentVariables.ts'
import { type MasterKey, masterKey } from './vault.ts'

export type MasterKeys = readonly [MasterKey, ...MasterKey[]]

/** The master keys, newest first. Refuses to start, without any change, if they do not fit the database. */
export async function masterKeys(db: Db, env: Env, say: (line: string) => void): Promise<MasterKeys> {
  const used = await keysInUse(db)
  const given = givenKeys(env)
  const missing = used.some((id) => !given.some((key) => key.id === id))
  if (missing)
    throw new CannotStart(
      'The master key is not the one that sealed this database. Give the right MASTER_KEY or MASTER_KEY_FILE; nothing was changed.',
    )
  const [newest, ...older] = given
  return newest ? [newest, ...older] : [newKeyFile(env, say)]
}

/** The master keys from the settings or an earlier start. Production creates none and refuses to start. */
export function givenKeys(env: Env): MasterKey[] {
  if (env.masterKey !== null) return read(env.masterKey, 'MASTER_KEY')
  const file = env.masterKeyFile ?? ownFile(env)
  if (existsSync(file)) return read(contentOf(file), file)
  if (env.masterKeyFile !== null) throw new CannotStart(`The master key file ${file} does not exist.`)
  if (env.production)
    throw new CannotStart('Production needs a MASTER_KEY or a MASTER_KEY_FILE: 32 random bytes in base64.')
  return []
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CannotStart(`The master key file ${file} cannot be read. Allow it, or name another with MASTER_KEY_FILE.`)
  }
}

function newKeyFile(env: Env, say: (line: string) => void): MasterKey {
  const key = randomBytes(32)
  if (env.dataDir === ':memory:') return masterKey(key)
  const file = ownFile(env)
  keepIn(file, `${key.toString('base64')}\n`)
  say(`A new key for private data was made in ${file}. Keep it: without it they cannot be read.`)
  return masterKey(key)
}

function keepIn(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' })
  } catch {
    throw new CannotStart(
      `The key for private data cannot be written to ${file}, beside the data. Allow it, or name one with MASTER_KEY_FILE.`,
    )
  }
}

function read(text: string, from: string): MasterKey[] {
  const keys = keysIn(text)
  if (!keys) throw new CannotStart(`${from} must hold 32 bytes in base64.`)
  return keys.map(masterKey)
}

/** A file outside the data folder, so that a copy of the data lacks the key. */
const ownFile = (env: Env) => `${resolve(env.dataDir)}.key`

/** Finds each master key by an index look-up, without reading the keys that it wraps, which may be a million. */
async function keysInUse(db: Db): Promise<string[]> {
  if (!(await hasTable(db, 'owner_keys'))) return []
  const used: string[] = []
  const keys = db.selectFrom('owner_keys').select('master').orderBy('master').limit(1)
  const after = (master: string) => keys.where('master', '>', master).executeTakeFirst()
  for (let next = await after(''); next; next = await after(next.master)) used.push(next.master)
  return used
}
