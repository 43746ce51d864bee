import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../server/start/startFailureReason.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()

const file = join(home, 'ultrafibra.sqlite')
const ofSqlite = (errcode: number, message: string) =>
  Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode })
const ofSystem = (code: string) => Object.assign(new Error(`${code}: refused, open '${file}'`), { code })

describe('the line about a failed start', () => {
  it.each([
    [ofSqlite(5, 'database is locked'), ['SQLite 5']],
    [ofSqlite(11, 'database disk image is malformed'), ['SQLite 11', 'npm run restore']],
    [ofSqlite(26, 'file is not a database'), ['SQLite 26', 'npm run restore']],
    [ofSqlite(8, 'attempt to write a readonly database'), ['SQLite 8', 'MB are free', 'user of this program']],
    [ofSqlite(13, 'database or disk is full'), ['SQLite 13', 'MB are free', 'Make room']],
    [ofSqlite(4874, 'disk I/O error'), ['SQLite 10', 'MB are free', 'Make room']],
    [ofSqlite(14, 'unable to open database file'), ['SQLite 14', 'MB are free', 'user of this program']],
    [ofSystem('EACCES'), ['EACCES', 'MB are free', 'user of this program']],
    [ofSystem('ENOSPC'), ['ENOSPC', 'MB are free', 'Make room']],
  ])('names the file and the code of %s, and advises nothing that loses data', (error, words) => {
    const line = reasonOf(error, { port: undefined, dataDir: home, postgres: false })
    for (const word of [file, ...words]) expect(line).toContain(word)
    expect(line).not.toMatch(/delete|start over|DATA_DIR/)
    expect(line.split('\n')).toHaveLength(1)
  })
})
