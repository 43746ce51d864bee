import { existsSync } from 'node:fs'
import { CannotStart, reasonOf } from '../../server/start/startFailureReason.ts'
import { type Db, openDatabase, withDb } from '../../server/db/database.ts'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { type Env, readEnv } from '../../server/start/readEnv.ts'

/** Readers may close the output early, as `head` does. */
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit()
  throw error
})

/** Runs an operator's command with the server's settings. A fixable error is one line, with exit code 1. */
export async function command(work: (env: Env) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await work(readEnv(process.env))
  } catch (error) {
    const { DATA_DIR, DATABASE_URL } = process.env
    const tried = { port: undefined, dataDir: DATA_DIR || 'data', postgres: Boolean(DATABASE_URL) }
    process.stderr.write(`✗ ${isUsage(error) ? error.message : reasonOf(error, tried)}\n`)
    process.exitCode = 1
  }
}

/** Runs with the database of the settings, which must exist. */
export async function withDatabase<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  if (env.databaseUrl === null && !existsSync(sqliteFile(env.dataDir)))
    throw new CannotStart(`There is no database in ${env.dataDir}. Say where it is by DATA_DIR or DATABASE_URL.`)
  return withDb(openDatabase(env), work)
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

export const now = () => new Date()

export const given = { type: 'string' } as const

/** Throws if an argument is missing. */
export function demand(said: string | undefined, usage: string): string {
  if (said === undefined) throw new CannotStart(`Say ${usage}`)
  return said
}

const isUsage = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
