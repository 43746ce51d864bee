import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { settingNames } from '../server/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
/** A setting of Node's own, which only says where it keeps what it compiled. */
const ofNode = 'NODE_COMPILE_CACHE'
const namesIn = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)
const dependencies = z.object({ dependencies: z.record(z.string(), z.string()) })
const materials = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), group: z.optional(z.string()) })),
})

describe('what is deployed', () => {
  it.each([
    ['compose.yaml', /^ {6}([A-Z_]+): /gm],
    ['deploy/ultrafibra.service', /^Environment=([A-Z_]+)=/gm],
    ['deploy/ultrafibra-backup.service', /^Environment=([A-Z_]+)=/gm],
    ['Dockerfile', /\b(DATA_DIR|NODE_ENV)=/g],
  ])('has settings in %s that the server knows', (file, pattern) => {
    const names = namesIn(file, pattern).filter((name) => !name.startsWith('POSTGRES_'))
    expect(names).not.toEqual([])
    expect(names.filter((name) => name !== ofNode && !settingNames.includes(name))).toEqual([])
  })

  it('is copied from folders that there are, and holds no secret, no test and no repository', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    )
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
    const allowed = namesIn('.dockerignore', /^!(.+)$/gm)
    expect(read('.dockerignore').split('\n')[0]).toBe('*')
    expect(allowed.filter((path) => !existsSync(path) || /^(\.git|\.env|tests|data|deploy)/.test(path))).toEqual([])
  })

  it('names commands that the product has', () => {
    const scripts = Object.keys(
      z.parse(z.object({ scripts: z.record(z.string(), z.string()) }), JSON.parse(read('package.json'))).scripts,
    )
    const documents = [...globSync('docs/*.md'), 'README.md', 'SECURITY.md', 'Dockerfile', 'compose.yaml']
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
