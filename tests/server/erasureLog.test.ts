import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readErasures } from '../../server/backup/erasureLog.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

describe('the log of erasures', () => {
  let home = ''
  beforeEach(() => {
    home = folderForTest()
  })

  it('is tried again where it could not be written, also by a later server with another file', async () => {
    const file = join(home, 'not-there', 'erasures')
    const settings = { DATA_DIR: join(home, 'data') }
    const server = await aServer({ ...settings, ERASURES_FILE: file })
    const id = await aLead(server.visitor())
    server.pass(31 * 86_400_000)
    await server.forget()
    await server.stop()
    expect(server.lines.filter((line) => line.includes('"call":"chore"')).length).toBeGreaterThan(0)
    await (await aServer(settings)).stop()
    expect(existsSync(`${settings.DATA_DIR}.erasures`)).toBe(true)
    expect(readFileSync(`${settings.DATA_DIR}.erasures`, 'utf8')).toBe(`2026-12-21T15:00:00.000Z ${id}\n`)
    expect(readErasures(`${settings.DATA_DIR}.erasures`)).toEqual([{ id, at: '2026-12-21T15:00:00.000Z' }])
  })

  it('is named if it cannot be read', () => {
    const file = join(home, 'none')
    expect(() => readErasures(file)).toThrow(`The file of erasures ${file} cannot be read.`)
  })
})
