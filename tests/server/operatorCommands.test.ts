import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'
import { answers } from '../support/anOrder.ts'

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

  it.each(['outbox', 'audit'])('ends without a word where nobody reads its output to the end: %s', (name) => {
    expect(run(name, '| true')).toMatchObject({ status: 0, stderr: '' })
  })

  it('writes nothing of a person into the home of its user', () => {
    const HOME = join(home, 'operator')
    mkdirSync(HOME)
    const asked = ['run', '-s', 'person', '--', 'export', '--document', answers.documentNumber.cpf]
    const env = { PATH: process.env['PATH'], HOME, DATA_DIR: join(home, 'elsewhere') }
    expect(spawnSync('npm', asked, { encoding: 'utf8', env }).stderr).toMatch(/^✗ /)
    const made = readdirSync(HOME, { recursive: true, withFileTypes: true })
    expect(made.filter((each) => each.isFile())).toEqual([])
  })
})
