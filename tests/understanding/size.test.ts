import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

it('the reading is at most 25 kB with all its words', async () => {
  expect(await sizeOf()).toBeLessThan(25_000)
})

it('with the questions that are answered beside an order, it is at most 39 kB', async () => {
  expect(await sizeOf('faq', 'texts/readingReasons')).toBeLessThan(39_000)
})

/** What comes with the reading alone: the rules and texts that an order brings along anyway are left out, and so are their paths. */
async function sizeOf(...content: string[]) {
  const own = content.map((name) => `(?!${name})`).join('')
  const others = new RegExp(`/src/api/contract/|/src/funnel/|/src/content/${own}|^zod`)
  const external = (id: string, from: string | undefined) =>
    others.test(from && id.startsWith('.') ? new URL(id, `file://${from}`).pathname : id)
  const rolldownOptions = {
    input: 'src/conversation/understanding/interpret.ts',
    external,
    preserveEntrySignatures: 'strict' as const,
    output: { format: 'es' as const },
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions },
  })
  const code = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((one) => (one.type === 'chunk' ? one.code : ''))
    .join('')
  expect(code).toContain('arroba')
  expect(code).toContain('roxinho')
  return brotliCompressSync(code.replace(/ ?from ?"[^"]+"/g, '')).length
}
