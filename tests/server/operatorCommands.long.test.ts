import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { aConfirmedLead, aLead, answers, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { unguarded } from '../support/unguarded.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const home = folderForAll()
beforeAll(async () => {
  writeFileSync(join(home, '.env'), `DATA_DIR=${join(home, 'elsewhere')}\n`)
  await (await aServer({ DATA_DIR: join(home, 'elsewhere') })).stop()
})

/** Runs a command in its operator's folder, with only the settings of a file `.env`. */
function run(name: string, more = '', env = {}) {
  const line = `set -o pipefail; "${process.execPath}" "${resolve('scripts/operator', name)}.ts" ${more}`
  return spawnSync('bash', ['--norc', '-c', line], {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  })
}

describe('an operator command', () => {
  it.each(['outbox', 'audit'])('reads the file .env: %s', (name) => {
    const { status, stdout, stderr } = run(name)
    expect([status, stderr, stdout.length > 20]).toEqual([0, '', true])
  })

  it.each([
    ['outbox', ''],
    ['audit', ''],
    ['operator', 'token'],
    ['operator', 'orders'],
  ])('creates no missing database: %s %s', (name, more) => {
    const DATA_DIR = join(home, 'mistyped')
    const { status, stderr } = run(name, more, { DATA_DIR })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^✗ There is no database in .*\n$/)])
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it.each(['export', 'erase', 'end'])('reveals nothing without a name: person %s', (what) => {
    const { status, stdout, stderr } = run('person', `${what} --protocol 1`)
    expect([status, stdout, stderr]).toEqual([1, '', '✗ Say who you are, by --by NAME.\n'])
    expect(run('person', `${what} --protocol 1 --by 'Rita Prado'`).stderr).toContain(
      'Nothing is kept under this number',
    )
  })

  it.each(['outbox', 'audit'])('ends silently if its output is closed early: %s', (name) => {
    expect(run(name, '| true')).toMatchObject({ status: 0, stderr: '' })
  })

  it('writes no personal data into the user’s home', () => {
    const HOME = join(home, 'operator')
    mkdirSync(HOME)
    const asked = ['run', '-s', 'person', '--', 'export', '--by', 'Rita', '--document', answers.documentNumber.cpf]
    const env = { PATH: process.env['PATH'], HOME, DATA_DIR: join(home, 'elsewhere') }
    expect(spawnSync('npm', asked, { encoding: 'utf8', env }).stderr).toMatch(/^✗ /)
    const made = readdirSync(HOME, { recursive: true, withFileTypes: true })
    expect(made.filter((each) => each.isFile())).toEqual([])
  })

  it('lists each order, fact and time that differs from the trail: audit', async () => {
    const dataDir = join(home, 'altered')
    const server = await aServer({ DATA_DIR: dataDir })
    const db = openDatabase({ databaseUrl: null, dataDir })
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const { body } = await finish(visitor, id)
    const gone = await aLead(visitor)
    const told = () => run('audit', '', { DATA_DIR: dataDir })
    expect(told().stdout).toContain('Nothing is noted outside the database')
    server.clock.at = new Date('2026-11-20T16:00:00.000Z')
    await server.note()
    const end = 'Noted outside the database until 2026-11-20T15:50:00.000Z\n'
    expect(told()).toMatchObject({ status: 0, stdout: expect.stringContaining(end) })
    await db.updateTable('orders').set({ slot_period: 'noite' }).execute()
    const { length } = await db.selectFrom('audit').select('n').execute()
    await unguarded({ database: 'SQLite' }, db, () => db.deleteFrom('audit').where('lead_id', '=', gone).execute())
    const { status, stdout } = told()
    expect([status, stdout.split('\n').slice(0, -2)]).toEqual([
      1,
      [
        `✗ ${id}, order ${String(body['orderNumber'])}: another slot_period`,
        `✗ ${gone}: missing`,
        `✗ from 1970-01-01T00:00:00.000Z to 2026-11-20T15:50:00.000Z: ${length} events were noted, ${length - 1} are there`,
        end.trim(),
      ],
    ])
    await db.destroy()
    await server.stop()
  })
})
