import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { build } from 'vite'
import { readEnv } from '../../server/env.ts'
import { makeLog } from '../../server/log.ts'
import { start } from '../../server/start.ts'

/** A page to measure: its address, and a way to stop its server. */
export type Site = { address: string; stop: () => Promise<void> }

const limits = {
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_AT_ONCE: '256',
  WRITES_PER_MINUTE: '1000000',
  LOOKUPS_PER_MINUTE: '1000000',
  CUSTOMER_LOOKUPS_PER_HOUR: '1000000',
}

/** The built product over a database in memory. */
export async function product(port: number): Promise<Site> {
  const { app, stop } = await start(
    readEnv({ DATA_DIR: ':memory:', SITE_ADDRESS: `http://localhost:${port}`, ...limits }),
    {
      say: () => undefined,
      log: makeLog('silent'),
      now: () => new Date(),
    },
  )
  const close = await listen(app.fetch, port)
  return { address: `http://localhost:${port}`, stop: () => close().then(stop) }
}

/** The page of the same libraries only, built and compressed like the product. */
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
        { type: types[extname(path)] ?? 'text/plain', bytes: new Uint8Array(brotliCompressSync(await readFile(path))) },
      ] as const,
  )
  return new Map(await Promise.all(rows))
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<() => Promise<void>> {
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return () => new Promise((resolve) => server.close(() => resolve()))
}
