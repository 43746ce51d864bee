import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { CannotStart } from '../cannotStart.ts'
import type { Db } from '../db/database.ts'
import { sqliteFile } from '../db/dataFiles.ts'
import { isLocked, openSqlite } from '../db/sqlite.ts'
import type { Tables } from '../db/tables.ts'
import { makeFolder } from '../makeFolder.ts'
import { demandWhole } from './backup.ts'
import type { Target } from './restore.ts'

/** The embedded database of a data folder. */
export function fileTarget(dataDir: string): Target {
  const file = sqliteFile(dataDir)
  const part = `${file}.restored`
  const aside = (now: Date) => `${file}.replaced-${now.getTime()}`

  return {
    name: file,
    isTaken: async () => existsSync(file),
    demandUnused: async () => demandUnused(file),
    replaced: async () => open(file),
    load: async (backup) => {
      demandWhole(backup)
      makeFolder(dataDir)
      copyFileSync(backup, part)
      chmodSync(part, 0o600)
      return open(part)
    },
    put: async (now) => {
      const taken = existsSync(file)
      if (taken) renameSync(file, aside(now))
      for (const log of ['-wal', '-shm']) rmSync(`${file}${log}`, { force: true })
      renameSync(part, file)
      return taken ? aside(now) : null
    },
    undo: async () => {
      for (const end of ['', '-wal', '-shm']) rmSync(`${part}${end}`, { force: true })
    },
  }
}

const open = (file: string): Db => new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqlite(file) }) })

/** Leaving the log needs a file that nobody else has open. It empties the log, too. A damaged file has no server. */
function demandUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 250 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isLocked(error)) throw new CannotStart(`A server uses ${file}. Stop it, and say it again.`)
  } finally {
    database.close()
  }
}
