import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

it('the conversation without a screen reaches neither React nor a component', () => {
  const reached = importsOf('src/conversation/textOnly/textOnlyChat.ts')
  expect(reached.files.size).toBeGreaterThan(50)
  expect([...reached.files].filter((file) => file.endsWith('.tsx'))).toEqual([])
  expect([...reached.packages].filter((name) => name.startsWith('react'))).toEqual([])
})

/** The files and packages that a file imports directly or indirectly, except for types. */
function importsOf(file: string, reached = { files: new Set<string>(), packages: new Set<string>() }) {
  if (reached.files.has(file) || !existsSync(file)) return reached
  reached.files.add(file)
  for (const [, clause = '', name = ''] of readFileSync(file, 'utf8').matchAll(/^import ([^'"]*?)from '([^']+)'/gm)) {
    if (clause.startsWith('type ')) continue
    if (name.startsWith('.')) importsOf(join(dirname(file), name), reached)
    else reached.packages.add(name)
  }
  return reached
}
