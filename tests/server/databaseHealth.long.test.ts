import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { makeWrite, type Write } from '../../server/db/writeTransaction.ts'
import { makeHealth } from '../../server/monitoring/databaseHealth.ts'
import { freePort, heardOver, launch } from '../support/aProcess.ts'
import { soon } from '../support/soon.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()

const limitFiles = (pid: number, bytes: string) =>
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
const hasLimits = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1])
const full: Write = () => Promise.reject(new Error('full'))

describe('the health of a server', () => {
  it.skipIf(!hasLimits)(
    'is bad while its disk is full, then recovers by itself, and pages are served meanwhile',
    async () => {
      const port = await freePort()
      const { child, ended } = await launch({ PORT: String(port), DATA_DIR: join(home, 'data') })
      const asked = async (path: string) =>
        statusOf(await heardOver(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`))
      expect(await asked('/readyz')).toBe(200)
      expect(limitFiles(child.pid ?? 0, '1').status).toBe(0)
      await soon(async () => expect(await asked('/readyz')).toBe(503))
      expect(await asked('/api/banks')).toBe(200)
      limitFiles(child.pid ?? 0, 'unlimited')
      await soon(async () => expect(await asked('/readyz')).toBe(200))
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    },
  )

  it('takes one write a second, however often it is requested', async () => {
    const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
    await migrate(db)
    const write = makeWrite(db)
    let writes = 0
    const counted: Write = (job) => {
      writes += 1
      return write(job)
    }
    let at = new Date('2026-11-20T15:00:00.000Z')
    const health = makeHealth(
      counted,
      () => at,
      (error) => {
        throw error
      },
    )
    const askOften = () => Promise.all(Array.from({ length: 1000 }, () => health()))
    await askOften()
    expect(writes).toBe(1)
    at = new Date(at.getTime() + 999)
    await askOften()
    expect(writes).toBe(1)
    at = new Date(at.getTime() + 1)
    await askOften()
    expect(writes).toBe(2)
    expect(await db.selectFrom('health').select('name').execute()).toHaveLength(1)
    await db.destroy()
  })

  it('is logged once for each failed write, however often it is requested', async () => {
    const failures: unknown[] = []
    const health = makeHealth(
      full,
      () => new Date(0),
      (error) => failures.push(error),
    )
    expect(new Set(await Promise.all(Array.from({ length: 1000 }, () => health())))).toEqual(new Set([false]))
    expect(failures).toHaveLength(1)
  })
})
