import { closeSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Env } from '../start/readEnv.ts'
import { makeFolder } from '../makeFolder.ts'
import { lockFile } from './databaseFilePaths.ts'
import type { Place } from './database.ts'
import { isLocked } from './sqlite.ts'

/** How long a stopping server may still run after it has drained. */
const longestEnd = 10_000
const pause = 50

/** Locks the embedded file until this process ends. Waits for a stopping server, and gives up on a running one. */
export async function startAlone(env: Place & Pick<Env, 'drainSeconds'>, say: (line: string) => void): Promise<void> {
  const until = performance.now() + env.drainSeconds * 1000 + longestEnd
  const used = `Another server, or a restore, uses the data folder ${env.dataDir}`
  let release = serverLock(env)
  if (!release) say(`${used}. This server waits for its end.`)
  while (!release && performance.now() < until) {
    await setTimeout(pause)
    release = serverLock(env)
  }
  if (!release) throw new CannotStart(`${used}, which has one server at a time. End that one, and start again.`)
  process.once('exit', release)
}

/** Locks the embedded file and returns the release, or null. SQLite locks an empty file, even on a full disk. */
export function serverLock({ databaseUrl, dataDir }: Place): (() => void) | null {
  if (databaseUrl !== null || dataDir === ':memory:') return () => undefined
  makeFolder(dataDir)
  return locked(lockFile(dataDir))
}

/** Locks a file and returns the release, or null if another process has the lock. */
export function locked(name: string): (() => void) | null {
  if (!existsSync(name)) closeSync(openSync(name, 'a', 0o600))
  const file = new DatabaseSync(name, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
    return () => file.close()
  } catch (error) {
    file.close()
    if (isLocked(error)) return null
    throw error
  }
}
