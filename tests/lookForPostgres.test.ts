import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const told = '! No PostgreSQL is found'
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ultrafibra-apt-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const works = (programs: string) => `PATH=/usr/bin:/bin
case "$*" in *install*" postgresql") mkdir ${programs}; touch ${programs}/initdb;; esac`

test('a PostgreSQL is installed from the system packages where that is allowed', () => {
  const { printed, programs } = lookAs(0, works)
  expect(existsSync(join(programs, 'initdb'))).toBe(true)
  expect(printed).toMatch(/^→ Installing PostgreSQL from the system packages/)
  expect(printed).not.toContain(told)
})

test.each([
  ['who may not install', 1000, works],
  ['an installation that fails', 0, () => 'exit 100'],
  ['a system without such packages', 0, null],
])('%s leaves out what needs one, and says so', (_, user, aptGet) => {
  expect(lookAs(user, aptGet).printed).toContain(told)
})

/** Looks as that user, where apt-get is such a script, or nowhere. */
function lookAs(user: number, aptGet: ((programs: string) => string) | null) {
  const [programs, path] = [join(home, 'programs'), join(home, 'path')]
  mkdirSync(path)
  if (aptGet) writeFileSync(join(path, 'apt-get'), `#!/bin/sh\n${aptGet(programs)}\n`, { mode: 0o755 })
  const look = `process.getuid = () => ${user}
    const { lookForPostgres } = await import(${JSON.stringify(pathToFileURL('scripts/postgres.mjs').href)})
    await lookForPostgres()`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', look], {
    env: { PATH: path, POSTGRES_BIN: programs },
    encoding: 'utf8',
  })
  return { printed, programs }
}
