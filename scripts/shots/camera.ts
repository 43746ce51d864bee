import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { chromium, type Page } from '@playwright/test'
import { readEnv } from '../../server/env.ts'
import { makeLog } from '../../server/log.ts'
import { start } from '../../server/start.ts'
import { chosenCookie } from '../chosenCookie.ts'
import { chromiumFlags, findChromium } from '../chromium.mjs'

const port = 4399
const site = `http://localhost:${port}`

type Theme = 'light' | 'dark'
export type Window = { width: number; height: number; theme: Theme }

/** The built product over a database in memory, and a browser that opens its pages and takes pictures of them. */
export async function camera() {
  const product = await start(readEnv({ DATA_DIR: ':memory:' }), {
    say: () => undefined,
    log: makeLog('silent'),
    now: () => new Date(),
  })
  const server = createAdaptorServer({ fetch: product.app.fetch }).listen(port)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })

  async function open(path: string, { width, height, theme }: Window): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      storageState: { cookies: [chosenCookie()], origins: [] },
    })
    const page = await context.newPage()
    await page.goto(site + path, { waitUntil: 'networkidle' })
    return page
  }

  async function close() {
    await browser.close()
    server.close()
    await product.stop()
  }

  return { open, close }
}

export type Camera = Awaited<ReturnType<typeof camera>>

export async function shoot(page: Page, path: string) {
  await mkdir(dirname(path), { recursive: true })
  await page.screenshot({ path })
  process.stdout.write(`${path}\n`)
}
