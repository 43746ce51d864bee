import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Db } from '../db/database.ts'
import { lockFile, restoredFile, sidecars, sqliteFile } from '../db/databaseFilePaths.ts'
import { serverLock } from '../db/serverLock.ts'
import { isDamaged, isLocked, openSqlite } from '../db/sqlite.ts'
import type { Tables } from '../db/tables.ts'
import { flush, giveTo } from '../disk.ts'
import { demandWhole } from './backup.ts'
import type { Target } from './restore.ts'

/** The embedded database. A backup is loaded into a file next to it, then renamed. */
export function sqliteRestoreTarget(dataDir: string): Target {
  const file = sqliteFile(dataDir)
  const part = restoredFile(dataDir)
  const aside = (now: Date) => `${file}.replaced-${now.getTime()}`

  return {
    name: file,
    isTaken: async () => existsSync(file),
    hold: async () => {
      const isNew = !existsSync(dataDir)
      const release = serverLock({ databaseUrl: null, dataDir })
      if (!release) throw inUse(file)
      try {
        if (isNew) giveTo(dirname(resolve(dataDir)), dataDir)
        giveTo(dataDir, lockFile(dataDir))
        if (existsSync(file)) demandUnused(file)
        tidy(file, part)
        begin(part)
        return release
      } catch (error) {
        release()
        throw error
      }
    },
    replaced: async () => open(file),
    load: async (backup) => {
      demandWhole(backup)
      copyFileSync(backup, part)
      chmodSync(part, 0o600)
      giveTo(existsSync(file) ? file : dataDir, part)
      return open(part)
    },
    put: async (now) => {
      if (existsSync(`${part}-wal`)) throw new CannotStart(`${part} could not be written whole. Make room on its disk.`)
      flush(part)
      const isTaken = existsSync(file)
      if (isTaken) keepAs(aside(now), file)
      for (const end of sidecars) rmSync(`${file}${end}`, { force: true })
      flush(dataDir)
      renameSync(part, file)
      flush(dataDir)
      return isTaken ? aside(now) : null
    },
    undo: async () => {
      tidy(file, part)
      rmSync(part, { force: true })
    },
  }
}

const open = (file: string): Db => new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(file) }) })
const inUse = (file: string) => new CannotStart(`A server uses ${file}. Stop it, and say it again.`)

/** Throws if a server uses the file: changing the journal mode needs sole access. Damaged files have no server. */
function demandUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 250 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isLocked(error)) throw inUse(file)
    if (!isDamaged(error)) throw error
  } finally {
    database.close()
  }
}

/** Links the file, and the log that a damaged one may have, under another name. */
function keepAs(aside: string, file: string): void {
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) linkSync(`${file}${end}`, `${aside}${end}`)
}

/** Blocks every start from now on, even if this program dies. */
function begin(part: string): void {
  closeSync(openSync(part, 'w', 0o600))
  flush(dirname(part))
}

/** Removes the side files and links of an unfinished restore. */
function tidy(file: string, part: string): void {
  for (const end of sidecars) rmSync(`${part}${end}`, { force: true })
  const inode = statSync(file, { throwIfNoEntry: false })?.ino
  const folder = dirname(file)
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${basename(file)}.replaced-`)))
    if (statSync(join(folder, name)).ino === inode) rmSync(join(folder, name))
}
