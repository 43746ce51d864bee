import { existsSync } from 'node:fs'
import { lockFile, sidecars, sqliteFile } from '../db/databaseFilePaths.ts'
import { isFull } from '../db/sqlite.ts'
import { canWrite, freeMegabytes } from '../disk.ts'
import { isOutage } from '../http/failureResponse.ts'

/** A reason not to start, with a line for each thing to fix. */
export class CannotStart extends Error {}

type Tried = { port: number | undefined; dataDir: string; postgres: boolean }

/** A line that says how to fix a failed start. */
export function reasonOf(error: unknown, tried: Tried): string {
  if (error instanceof CannotStart) return error.message
  const code = codeOf(error)
  return (
    ofPort(code, tried) ??
    (tried.postgres ? ofPostgres(error, code) : ofFile(error, tried)) ??
    `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  )
}

function ofPort(code: string, { port }: Tried): string | null {
  if (port === undefined) return null
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another, such as PORT=3001.`
  if (code === 'EADDRNOTAVAIL')
    return 'This machine does not have the address of HOST, METRICS_HOST or OPERATOR_HOST. Give one of its own, such as 127.0.0.1.'
  return code === 'EACCES' ? `Port ${port} may not be opened. Choose one above 1024, such as PORT=3001.` : null
}

/** PostgreSQL's codes: class 28 is a wrong user or password, 3D an unknown database. */
function ofPostgres(error: unknown, code: string): string | null {
  if (/^(28|3D)/.test(code)) return 'The database at DATABASE_URL refuses the user, the password or the name in it.'
  return isOutage(error) ? 'The database at DATABASE_URL does not answer.' : null
}

/** Whether a disk or a folder refused. SQLite's codes are 8, 10, 13 and 14. */
export const isOfDisk = (error: unknown): boolean =>
  [8, 10, 13, 14].includes(sqliteCodeOf(error)) || unwritable.includes(codeOf(error))

const noRoom = ['ENOSPC', 'EDQUOT']
const unwritable = ['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EROFS', 'EPERM', 'EIO', ...noRoom]

/** The disk's error with its code, and the free space on the disk of a folder. */
export function diskReason(error: unknown, folder: string): string {
  const said = error instanceof Error ? error.message : String(error)
  const number = sqliteCodeOf(error)
  return `${number === 0 ? '' : `SQLite ${number}: `}${said}; ${freeMegabytes(folder)} MB are free on its disk`
}

/** The file that cannot be written, else the database: SQLite names none. */
function refusingFile(dataDir: string): string {
  const file = sqliteFile(dataDir)
  const all = [dataDir, lockFile(dataDir), file, ...sidecars.map((end) => `${file}${end}`)]
  return all.find((each) => existsSync(each) && !canWrite(each)) ?? file
}

/** SQLite's codes: 5 and 6 are a lock, 11 and 26 damage. No advice deletes data that may be readable. */
function ofFile(error: unknown, { dataDir }: Tried): string | null {
  const number = sqliteCodeOf(error)
  const file = `The database file ${sqliteFile(dataDir)}`
  if ([5, 6].includes(number))
    return `${file} is locked by another program (SQLite ${number}). End that one, and try again.`
  if ([11, 26].includes(number))
    return `${file} is damaged (SQLite ${number}). Leave it there, and put a backup in its place: npm run restore -- BACKUP --replace.`
  if (!isOfDisk(error)) return null
  const where = number === 0 ? `The data folder ${dataDir}` : refusingFile(dataDir)
  const hasNoRoom = isFull(error) || noRoom.includes(codeOf(error))
  const advice = hasNoRoom ? 'Make room there' : 'Let the user of this program write there'
  return `${where} cannot be read or written (${diskReason(error, dataDir)}). ${advice}, and try again.`
}

const sqliteCodeOf = (error: unknown): number =>
  error instanceof Error ? Number(Reflect.get(error, 'errcode') ?? 0) & 0xff : 0

function codeOf(error: unknown): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  return typeof value === 'string' ? value : ''
}
