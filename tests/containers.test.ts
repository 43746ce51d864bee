import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aServer } from './support/aServer.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const [, , running = ''] = read('Dockerfile').split(/^FROM /m)
const instructions = (name: string) =>
  [...running.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text)

describe('the image', () => {
  it('is well where the server says so', async () => {
    const [, path = ''] = /127\.0\.0\.1:' \+ \(process\.env\.PORT \|\| 3000\) \+ '([^']+)'/.exec(running) ?? []
    const server = await aServer()
    expect((await server.app.request(path)).status).toBe(200)
    expect((await server.app.request(`${path}-not`)).status).not.toBe(200)
    await server.stop()
  })

  it('is built from existing files, without tests', () => {
    const context = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)
    const { files } = reachedFrom(['scripts/build/build.ts', 'vite.config.ts'])
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !context.some((each) => file === each || file.startsWith(`${each}/`)))).toEqual([])
    expect(context).not.toContain('tests')
  })

  it('contains all that the server and operator commands import', () => {
    const copied = instructions('COPY')
      .filter((text) => !text.startsWith('--from'))
      .flatMap((text) => text.split(' ').slice(0, -1))
    const packages = Object.keys(
      z.parse(z.object({ dependencies: z.record(z.string(), z.string()) }), JSON.parse(read('package.json')))
        .dependencies,
    )
    const commands = [
      'backup',
      'operator/restore',
      'rehearse',
      'operator/person',
      'operator/audit',
      'operator/doctor',
      'operator/outbox',
      'operator/operator',
    ]
    const { files, others } = reachedFrom(['server/main.mjs', ...commands.map((name) => `scripts/${name}.ts`)])
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
    expect(others.filter((name) => !packages.some((each) => name === each || name.startsWith(`${each}/`)))).toEqual([])
  })
})

/** Every file loaded from some entries, and the packages they import, without type imports. */
function reachedFrom(entries: readonly string[]): { files: string[]; others: string[] } {
  const files = new Set<string>()
  const others = new Set<string>()
  const follow = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const path of importsIn(read(file).replace(/^(im|ex)port type [^']+'[^']+'$/gm, '')))
      if (path.startsWith('.')) follow(join(dirname(file), path))
      else if (!path.startsWith('node:')) others.add(path)
  }
  entries.forEach(follow)
  return { files: [...files], others: [...others] }
}

/** The import paths of a source. */
function importsIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from\s+|import\s+|import\s*\(\s*)'([^']+)'/g)].map(([, path = '']) => path)
}
