import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'

const home = mkdtempSync(join(tmpdir(), 'ultrafibra-commands-'))
beforeAll(async () => {
  writeFileSync(join(home, '.env'), `DATA_DIR=${join(home, 'elsewhere')}\n`)
  await (await aServer({ DATA_DIR: join(home, 'elsewhere') })).stop()
})
afterAll(() => rmSync(home, { recursive: true }))

/** Runs a command where its operator stands, with the settings of a file `.env` alone. */
function run(name: string, more = '') {
  const line = `set -o pipefail; "${process.execPath}" "${resolve('scripts', name)}.ts" ${more}`
  return spawnSync('bash', ['--norc', '-c', line], { cwd: home, encoding: 'utf8', env: { PATH: process.env['PATH'] } })
}

describe('a command of the operator', () => {
  it.each(['outbox', 'audit'])('reads the file .env: %s', (name) => {
    const { status, stdout, stderr } = run(name)
    expect([status, stderr, stdout.length > 20]).toEqual([0, '', true])
  })

  it.each(['export', 'erase', 'end'])('tells nothing to who does not say who they are: person %s', (what) => {
    const { status, stdout, stderr } = run('person', `${what} --protocol 1`)
    expect([status, stdout, stderr]).toEqual([1, '', '✗ Say who you are, by --by NAME.\n'])
    expect(run('person', `${what} --protocol 1 --by 'Rita Prado'`).stderr).toContain(
      'Nothing is kept under this number',
    )
  })

  it.each(['outbox', 'audit'])('ends without a word where nobody reads its output to the end: %s', (name) => {
    expect(run(name, '| true')).toMatchObject({ status: 0, stderr: '' })
  })
})
