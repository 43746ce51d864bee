import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart, diskReason, isOfDisk } from '../start/startFailureReason.ts'
import { sqliteFile } from '../db/databaseFilePaths.ts'
import { openDatabase, withDb } from '../db/database.ts'
import { demandRestored } from '../db/unfinishedRestore.ts'
import { flush } from '../disk.ts'
import type { Env } from '../start/readEnv.ts'
import { makeFolder } from '../makeFolder.ts'
import { runTool } from './postgresTools.ts'

/** The prefix of schemas that a restore put aside. */
export const putAside = 'replaced_'

/** Copies the database into a folder while servers run. The returned file is always complete. */
export async function backUp(place: Place, folder: string, now: Date): Promise<string> {
  const kind = place.databaseUrl === null ? 'sqlite' : 'dump'
  const file = join(folder, `ultrafibra-${stamp(now)}.${kind}`)
  const part = `${file}.part`
  try {
    makeFolder(folder)
    closeSync(openSync(part, 'w', 0o600))
    await copy(place, part)
    flush(part)
    renameSync(part, file)
    flush(folder)
    return file
  } catch (error) {
    if (existsSync(part)) rmSync(part)
    throw isOfDisk(error)
      ? new CannotStart(
          `No backup can be written to ${folder} (${diskReason(error, folder)}). Mend that, or name another folder.`,
        )
      : error
  }
}

const copy = ({ databaseUrl, dataDir }: Place, to: string) =>
  databaseUrl === null ? copyFile(sqliteFile(dataDir), to) : dump(databaseUrl, to)

async function dump(databaseUrl: string, to: string): Promise<void> {
  await withDb(openDatabase({ databaseUrl, dataDir: '' }), demandRestored)
  await runTool('pg_dump', databaseUrl, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--exclude-schema=${putAside}*`,
    `--file=${to}`,
  ])
}

type Place = Pick<Env, 'databaseUrl' | 'dataDir'>
const stamp = (now: Date) => now.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Reads the file and its log as of one moment, and leaves out deleted rows. */
function copyFile(from: string, to: string): void {
  if (!existsSync(from)) throw new CannotStart(`There is no database at ${from}. Name its folder with DATA_DIR.`)
  const database = openedToRead(from)
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  demandWhole(to)
}

/** Tells an unreadable file from a folder that cannot be written. */
function openedToRead(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: 5000 })
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (error) {
    throw isOfDisk(error) ? new CannotStart(`The database at ${file} cannot be read: ${String(error)}`) : error
  }
}

/** Refuses a file that is no complete database of the product. */
export function demandWhole(file: string): void {
  if (!isWhole(file)) throw new CannotStart(`${file} is no whole backup of this product.`)
}

function isWhole(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    const whole = database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
    const ours = database.prepare(`select 1 from sqlite_schema where name = 'leads'`).get() !== undefined
    database.close()
    return whole && ours
  } catch {
    return false
  }
}
