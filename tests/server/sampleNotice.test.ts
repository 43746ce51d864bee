import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { examine } from '../../server/doctor/doctor.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { sampleLine, sampleNotice } from '../../server/sample/sampleNotice.ts'
import { noSeller, sampleSells } from '../../server/start/sellerWarnings.ts'
import { aConfirmedLead, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const production = { NODE_ENV: 'production', MASTER_KEY: Buffer.alloc(32, 1).toString('base64') }
const sample = { ...production, OPERATOR: 'sample' }
const page = '<html><head></head><body class="page"><div id="root"></div></body></html>'
const head = { title: 'Name', noindex: true, paths: ['/checkout/nome'] }
const files = {
  'index.html': page,
  'shell.html': page,
  '404.html': page,
  'routes.json': JSON.stringify({
    paths: ['/', '/checkout/nome', '/receber-ligacao'],
    heads: { '': [head] },
    missing: { title: 'Missing', noindex: true },
  }),
}
const siteFolder = folderForAll(files)
const otherSite = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }
const pages = [
  ['a page rendered ahead', '/', {}],
  ['a page of an order', '/checkout/nome', {}],
  ['a page that there is not', '/nowhere', {}],
  ['the page behind a link of a mail', '/sem-lembretes?de=nobody', {}],
  ['what that page answers', '/sem-lembretes?de=nobody', { method: 'POST' }],
  ['a form from another site', '/receber-ligacao', otherSite],
  ['a form with a wrong number', '/receber-ligacao', { method: 'POST' }],
] as const

async function shown(settings: Record<string, string>, path: string, init: RequestInit): Promise<string> {
  const server = await aServer(settings, { siteFolder })
  const text = await (await server.app.request(path, init)).text()
  await server.stop()
  return text
}

const found = async (settings: Record<string, string>) =>
  (await examine(readEnv({ DATA_DIR: join(siteFolder, 'data'), ...settings }), siteFolder, new Date())).map(
    ({ level, text }) => `${level} ${text}`,
  )

describe('a sample operator', () => {
  it('sells in production only with a setting, and logs a line', async () => {
    await expect(aServer(production)).rejects.toThrow(noSeller)
    expect(noSeller.split('\n')).toHaveLength(1)
    const server = await aServer(sample)
    expect(server.lines.join('')).toContain(sampleSells)
    await server.stop()
  })

  it('sells by default during development, and in tests', async () => {
    for (const settings of [{}, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }]) {
      expect(readEnv(settings)).toMatchObject({ seller: 'sample', saysSample: false })
      const server = await aServer(settings)
      expect(server.lines.join('')).not.toContain(sampleSells)
      await server.stop()
    }
  })

  it.each(pages)('is announced first in production, and never during development, by %s', async (_, path, init) => {
    const said = await shown(sample, path, init)
    expect(said.match(/<body[^>]*><aside [^>]*>([^<]*)<\/aside>/)?.[1]).toBe(sampleLine)
    expect(said.split(sampleLine)).toHaveLength(2)
    expect(await shown({ OPERATOR: 'sample' }, path, init)).not.toContain(sampleLine)
  })

  it('is announced in a compressed page as well, in styles that its policy allows', async () => {
    const server = await aServer(sample, { siteFolder })
    const sent = await server.app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(sent.headers.get('content-security-policy')).toContain("style-src-attr 'unsafe-inline'")
    expect(gunzipSync(Buffer.from(await sent.arrayBuffer())).toString()).toContain(sampleLine)
    await server.stop()
  })

  it.each([
    [sample, true],
    [{}, false],
  ])('is announced in each mail only in production: %o', async (settings, isSaid) => {
    const server = await aServer(settings)
    const visitor = server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    await server.deliver()
    expect(server.mails).toHaveLength(1)
    for (const { text, html } of server.mails)
      expect([text.startsWith(`${sampleNotice}\n\n`), html.includes(`<p>${sampleNotice}</p>`)]).toEqual([
        isSaid,
        isSaid,
      ])
    await server.stop()
  })

  it('is reported by the doctor, for which production without an operator is a fault', async () => {
    expect(await found(production)).toContain(`fault ${noSeller}`)
    expect(await found(sample)).toContain(`look ${sampleSells}`)
    expect((await found({})).join()).not.toContain('OPERATOR')
  })
})
