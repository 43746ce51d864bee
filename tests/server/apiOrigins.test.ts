import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const blank = '<html><head></head><body></body></html>'
const folder = folderForAll({ 'index.html': blank, 'shell.html': blank, '404.html': blank })
const head = { title: 'Missing', noindex: true }
const routes = {
  paths: ['/', '/chat'],
  heads: { '': [], timblack: [{ title: 'Black', noindex: false, paths: ['/'] }] },
  missing: head,
}
const pages = ['/', '/chat', '/timblack', '/nowhere']

it.each([
  [{}, {}, "'self'"],
  [
    { API_ORIGINS: 'https://api.example.com, http://127.0.0.1:4000' },
    {},
    "'self' https://api.example.com http://127.0.0.1:4000",
  ],
  [{}, { apiHost: 'https://built.example/base' }, "'self' https://built.example"],
  [
    { API_ORIGINS: 'https://api.example.com https://built.example' },
    { apiHost: 'https://built.example' },
    "'self' https://built.example https://api.example.com",
  ],
  [{}, { apiHost: '/beside' }, "'self'"],
])('with the settings %j and a build for %j every page may call %s', async (settings, build, origins) => {
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ ...routes, ...build }))
  const { app, stop } = await aServer(settings, { siteFolder: folder })
  for (const path of pages) expect([path, callable(await app.request(path))]).toEqual([path, origins])
  await stop()
})

const callable = (page: Response) => /connect-src (.*?);/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
