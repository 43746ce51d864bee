import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const about = { '@type': 'BreadcrumbList', itemListElement: [{ name: 'a "item":"/b"', item: '/planos/sp?a=1&b=2' }] }
const told = `<script type="application/ld+json">${JSON.stringify(about)}</script>`
const html = (head: string) => `<html><head>${head}</head><body><a href="/planos">"item":"/planos"</a></body></html>`
const hidden = html('<meta name="robots" content="noindex"/>')
const files = {
  'index.html': html(''),
  'shell.html': html(''),
  '404.html': hidden,
  'planos/sp/index.html': html(told),
  'planos/sp/index.html.br': brotliCompressSync(html(told)),
  'timblack/index.html': html(''),
  'timpre/index.html': hidden,
  'chat/index.html': hidden,
  'routes.json': JSON.stringify({
    heads: { '': [], timblack: [], timpre: [] },
    missing: { title: 'Missing', noindex: true },
    paths: ['/', '/chat', '/regulamentos'],
  }),
}
const siteFolder = folderForAll(files)
const settings = { known: { SITE_ADDRESS: 'https://ultrafibra.example' }, unknown: { TRUSTED_PROXIES: '127.0.0.1' } }

const servers = {
  known: await aServer(settings.known, { siteFolder }),
  unknown: await aServer(settings.unknown, { siteFolder }),
}
afterAll(async () => {
  await servers.known.stop()
  await servers.unknown.stop()
})

const get = (name: keyof typeof settings, path: string, headers: Record<string, string> = {}) =>
  servers[name].app.request(path, { headers })
const mapped = async (asked: Promise<Response> | Response) =>
  [...(await (await asked).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the sitemap', () => {
  it('lists exactly the indexed pages, by the address of the site', async () => {
    const sent = await get('known', '/sitemap.xml')
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/xml; charset=UTF-8'])
    expect(new Set(await mapped(sent))).toEqual(
      new Set([
        'https://ultrafibra.example/',
        'https://ultrafibra.example/planos/sp',
        'https://ultrafibra.example/timblack',
      ]),
    )
  })

  it('uses the requested host if the site has no address', async () => {
    expect(await mapped(get('unknown', 'http://here.example:8080/sitemap.xml'))).toContain(
      'http://here.example:8080/planos/sp',
    )
    expect(await mapped(get('unknown', 'http://here.example/sitemap.xml', { 'X-Forwarded-Proto': 'https' }))).toContain(
      'https://here.example/planos/sp',
    )
  })

  it.each(['/sitemap.xml', '/robots.txt'])('is not cached if it repeats the request’s host: %s', async (path) => {
    const [known, unknown] = [await get('known', path), await get('unknown', path, { Host: 'other.example' })]
    expect([known.headers.get('cache-control'), unknown.headers.get('cache-control')]).toEqual([
      'public, max-age=3600',
      'no-store',
    ])
  })

  it.each(['/timblack/sitemap.xml', '/planos/sitemap.xml', '/timblack/robots.txt', '/toString'])(
    'is not found at %s',
    async (path) => {
      expect((await get('known', path)).status).toBe(404)
    },
  )
})

describe('the rules for robots', () => {
  it('exclude orders, conversations and the API, and link the sitemap', async () => {
    const sent = await get('known', '/robots.txt')
    expect([sent.status, sent.headers.get('content-type'), (await sent.text()).split('\n')]).toEqual([
      200,
      'text/plain; charset=UTF-8',
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /chat',
        'Disallow: /*/chat',
        'Disallow: /checkout',
        'Disallow: /*/checkout',
        '',
        'Sitemap: https://ultrafibra.example/sitemap.xml',
        '',
      ],
    ])
  })
})

describe('the data of a page for search engines', () => {
  const whole = html(told.replace('"item":"/planos', '"item":"https://ultrafibra.example/planos'))

  it('has absolute URLs in every form of the page, and changes nothing else', async () => {
    const page = '/planos/sp'
    expect(await (await get('known', page)).text()).toBe(whole)
    for (const [coding, plain] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const sent = await get('known', page, { 'Accept-Encoding': coding })
      expect([sent.headers.get('content-encoding'), plain(await sent.arrayBuffer()).toString()]).toEqual([
        coding,
        whole,
      ])
    }
  })

  it('changes the page’s tag for a browser’s cache', async () => {
    const [before, after] = [await get('unknown', '/planos/sp'), await get('known', '/planos/sp')]
    expect(await before.text()).toBe(html(told))
    expect(before.headers.get('etag')).not.toBe(after.headers.get('etag'))
  })

  it('needs no permission by the policy', async () => {
    const policy = (await get('known', '/planos/sp')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
  })
})

it.each(['ultrafibra.example', 'ftp://ultrafibra.example', 'https://'])(
  '%s is not accepted as a site’s address',
  (SITE_ADDRESS) => {
    expect(() => readEnv({ SITE_ADDRESS })).toThrow(/SITE_ADDRESS/)
  },
)
