import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../server/backup/backup.ts'
import { restore } from '../../server/backup/restore.ts'
import { openDatabase } from '../../server/db/database.ts'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { serverLock } from '../../server/db/serverLock.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()
const place = (dataDir: string) => ({ databaseUrl: null, dataDir })
const old = join(home, 'old')
const now = new Date()
let backup = ''
let before = ''
let after = ''
beforeAll(async () => {
  const server = await aServer({ DATA_DIR: old, MASTER_KEY: randomBytes(32).toString('base64') })
  const visitor = server.visitor()
  const kept = await aLead(visitor)
  backup = await backUp(place(old), join(home, 'backups'), now)
  before = [kept, await aLead(visitor)].toSorted().join()
  after = kept
  await server.stop()
})

/** A data folder with the old database, or none. */
function aFolder(isTaken: boolean): string {
  const dataDir = join(mkdtempSync(join(home, 'each-')), 'data')
  if (isTaken) cpSync(old, dataDir, { recursive: true })
  return dataDir
}

const restored = (dataDir: string) =>
  restore(place(dataDir), { backup, replace: true, erasureFiles: [] }, { say: () => undefined, now: () => now })

/** The operator's restore, killed before one of its steps. */
function killed(dataDir: string, nth: number) {
  const preload = `--import=${new URL('../faults/preloads/dieAtStep.ts', import.meta.url).href}`
  return spawnSync(process.execPath, [preload, 'scripts/operator/restore.ts', backup, '--replace'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DIE_AT: String(nth) },
  })
}

/** The result of a start: leads, or the reason to stop. 'not begun' if there is no file yet. */
async function foundIn(dataDir: string): Promise<string> {
  if (!existsSync(dataDir) || !readdirSync(dataDir).some((name) => name.includes('.sqlite'))) return 'not begun'
  try {
    const db = openDatabase(place(dataDir))
    const rows = await db.selectFrom('leads').select('id').orderBy('id').execute()
    await db.destroy()
    return rows.map(({ id }) => id).join()
  } catch (error) {
    return /was cut off: .*say npm run restore again/.test(String(error)) ? 'refused' : String(error)
  }
}

const replacedIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes('replaced-')).length

/** Kills the restore before each of its steps in turn, and repeats it after each. */
async function killedAtEach(isTaken: boolean) {
  const ends: { found: string; again: string; replaced: number }[] = []
  let steps: string | null = null
  while (steps === null) {
    const dataDir = aFolder(isTaken)
    const { status, stderr } = killed(dataDir, ends.length)
    const found = await foundIn(dataDir)
    await restored(dataDir)
    ends.push({ found, again: await foundIn(dataDir), replaced: replacedIn(dataDir) })
    if (status === 0) steps = stderr
  }
  return { ends, steps: steps.split('\n').filter((line) => /^step (fsync|link|rename)/.test(line)) }
}

describe('a restore to the embedded file', () => {
  it('leaves the old database, the new one, or no start until it is repeated, if it is killed at any step', async () => {
    const { ends, steps } = await killedAtEach(true)
    expect(ends.length).toBeGreaterThan(10)
    expect(new Set(ends.map(({ found }) => found))).toEqual(new Set([before, 'refused', after]))
    expect(ends).toEqual(ends.map(({ found }) => ({ found, again: after, replaced: found === after ? 2 : 1 })))
    expect(steps.slice(-5).map((line) => line.replace(/ \S*\//, ' '))).toEqual(onDiskFirst)
  })

  it('creates no other database in an empty folder, if it is killed at any step', async () => {
    const { ends } = await killedAtEach(false)
    expect(new Set(ends.map(({ found }) => found))).toEqual(new Set(['not begun', 'refused', after]))
    expect(new Set(ends.map(({ again }) => again))).toEqual(new Set([after]))
  })

  it('blocks servers while it runs, and is refused while one runs', async () => {
    const dataDir = aFolder(true)
    const release = serverLock(place(dataDir))
    await expect(restored(dataDir)).rejects.toThrow(/A server uses .*Stop it/)
    release?.()
    await restored(dataDir)
    expect(await foundIn(dataDir)).toBe(after)
  })

  it.skipIf(process.getuid?.() !== 0)('belongs to the folder’s owner, even if root runs it', async () => {
    const user = { uid: 1234, gid: 2345 }
    for (const isTaken of [true, false]) {
      const dataDir = aFolder(isTaken)
      for (const each of [join(dataDir, '..'), ...(isTaken ? [dataDir, sqliteFile(dataDir)] : [])])
        chownSync(each, user.uid, user.gid)
      if (isTaken) chmodSync(dataDir, 0o700)
      chmodSync(backup, 0o644)
      await restored(dataDir)
      const modes = ['.', ...readdirSync(dataDir)].map((name) => {
        const { uid, gid, mode } = statSync(join(dataDir, name))
        return [name, uid, gid, (mode & 0o777).toString(8)]
      })
      expect(modes).toEqual(modes.map(([name]) => [name, user.uid, user.gid, name === '.' ? '700' : '600']))
      expect(modes.length).toBe(isTaken ? 4 : 3)
    }
  })
})

/** No file is renamed before it is on disk. */
const onDiskFirst = [
  'step fsyncSync ultrafibra.sqlite.restored',
  'step linkSync ultrafibra.sqlite',
  'step fsyncSync data',
  'step renameSync ultrafibra.sqlite.restored',
  'step fsyncSync data',
]
