import { siteFileNames } from '../src/api/contract/operatorSite/siteFileSchemas.ts'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readEnv } from '../server/start/readEnv.ts'
import { settingNames } from '../server/start/environmentVariables.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** The lines of a unit with a prefix, without it. */
const linesOf = (file: string, beginning: string) =>
  read(file)
    .split('\n')
    .flatMap((line) => (line.startsWith(beginning) ? [line.slice(beginning.length)] : []))
const [server, backup] = ['deploy/ultrafibra.service', 'deploy/ultrafibra-backup.service']
const environment = parseEnv(read('deploy/environment'))
const namesIn = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)
const dependencies = z.object({ dependencies: z.record(z.string(), z.string()) })
const materials = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), group: z.optional(z.string()) })),
})

describe('a deployment', () => {
  it.each([
    ['compose.yaml', /^ {4,6}([A-Z_]+): /gm],
    ['deploy/environment', /^#?([A-Z_]+)=/gm],
    ['Dockerfile', /\b(DATA_DIR|BACKUP_DIR|NODE_ENV)=/g],
  ])('has only known settings in %s', (file, pattern) => {
    const names = namesIn(file, pattern).filter((name) => !name.startsWith('POSTGRES_'))
    expect(names).not.toEqual([])
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
  })

  it('is copied from existing folders, without secrets, tests and the repository', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    )
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const allowed = namesIn('.dockerignore', /^!(.+)$/gm)
    expect(read('.dockerignore').split('\n')[0]).toBe('*')
    const [site, others] = [true, false].map((isSite) =>
      allowed.filter((path) => path.startsWith('deploy/') === isSite),
    )
    expect(site).toEqual(['.gitignore', ...siteFileNames].map((name) => `deploy/site/${name}`))
    expect(others?.filter((path) => !existsSync(path) || /^(\.git|\.env|tests|data)/.test(path))).toEqual([])
  })

  it('names existing commands', () => {
    const scripts = Object.keys(
      z.parse(z.object({ scripts: z.record(z.string(), z.string()) }), JSON.parse(read('package.json'))).scripts,
    )
    const documents = [...globSync(['*.md', 'docs/**/*.md']), 'Dockerfile', 'compose.yaml']
    const named = documents.flatMap((file) => namesIn(file, /npm run (?:-s |--silent )?([a-z\d]+)/g))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('can be listed, package by package, from the lock file', () => {
    const { components } = z.parse(
      materials,
      JSON.parse(execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8' })),
    )
    const listed = new Set(components.map(({ name }) => name))
    const own = Object.keys(z.parse(dependencies, JSON.parse(read('package.json'))).dependencies)
    expect(own.filter((name) => !listed.has(name))).toEqual([])
    expect(listed.has('vitest')).toBe(false)
  })
})

describe('the units of systemd', () => {
  it('run existing programs, as one user, with valid settings and paths', () => {
    const programs = [server, backup].flatMap((file) =>
      linesOf(file, 'ExecStart=/opt/ultrafibra/node_modules/node/bin/node '),
    )
    expect(programs).toEqual(['server/main.mjs', 'scripts/backup.ts', 'scripts/rehearse.ts'])
    expect(programs.filter((path) => !existsSync(path))).toEqual([])
    const env = readEnv(environment)
    expect(env).toMatchObject({ production: true, drainSeconds: 5, metrics: { port: 9464 } })
    for (const file of [server, backup]) {
      const [state] = linesOf(file, 'StateDirectory=')
      for (const path of [env.dataDir, env.erasuresFile]) expect(path).toMatch(`/var/lib/${state}/`)
      expect(linesOf(file, 'EnvironmentFile=')).toEqual(['/etc/ultrafibra/environment'])
    }
    for (const beginning of ['ReadWritePaths=', 'RequiresMountsFor='])
      expect(linesOf(backup, beginning)).toEqual([env.backupDir])
    expect(linesOf(backup, 'ExecStart=/usr/bin/find ').join()).toMatch(
      new RegExp(`^${env.backupDir} -name ultrafibra-`),
    )
  })
})
