import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { build } from 'vite'
import { listen, type Site } from '../support/builtProduct.ts'
import { smallest } from '../../scripts/build/compressFiles.ts'

/** A page of only these libraries, built and compressed like the product. */
export async function barePage(port: number): Promise<Site> {
  const outDir = await mkdtemp(join(tmpdir(), 'bare-'))
  const root = join(import.meta.dirname, 'bare')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  })
  const files = await compressed(outDir)
  const app = new Hono().get('*', ({ req, body }) => {
    const found = files.get(req.path) ?? files.get('/index.html')
    return found ? body(found.bytes, 200, { 'Content-Type': found.type, 'Content-Encoding': 'br' }) : body(null, 404)
  })
  const close = await listen(app.fetch, port)
  return { address: `http://localhost:${port}`, stop: () => close().then(() => rm(outDir, { recursive: true })) }
}

async function compressed(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const rows = paths.map(
    async (path) =>
      [
        path.slice(folder.length),
        { type: types[extname(path)] ?? 'text/plain', bytes: new Uint8Array(await smallest(await readFile(path))) },
      ] as const,
  )
  return new Map(await Promise.all(rows))
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
