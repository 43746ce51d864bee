import { readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { hashedFiles } from '../scripts/run/sources.mjs'

const root = join(import.meta.dirname, '..')

test('every file that the build reads is hashed, so that a change triggers a build', () => {
  const read = filesFrom(['scripts/build/build.ts', 'vite.config.ts', 'index.html', 'package-lock.json'])
  expect(read.length).toBeGreaterThan(500)
  const hashed = new Set(hashedFiles())
  expect(read.filter((file) => !hashed.has(file))).toEqual([])
})

/** The sources that these files reach, by import or by path, without build output. */
function filesFrom(first: readonly string[]): string[] {
  const found = new Set(first)
  for (const file of found) {
    if (!/\.(tsx?|mjs|css|html)$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/['"(]((?:\.{0,2}\/)?[\w@.-]+(?:\/[\w@.-]+)*\.\w+)['")]/g))
      if (!name.startsWith('dist/'))
        for (const from of [dirname(file), '.']) add(relative(root, join(root, from, name)))
  }
  return [...found]

  function add(file: string) {
    const isWithin = !file.startsWith('..')
    if (isWithin && statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) found.add(file)
  }
}
