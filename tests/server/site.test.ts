import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { inlineStyles } from '../../scripts/build/inlineStyles.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const script = 'console.info("hello")'
const style = 'main{color:#00b}'
const html = (name: string) => `<html><head></head><body>${name}</body></html>`
const styled = (name: string) => html(name).replace('</head>', `<style>${style}${name}</style></head>`)
const doubtful = { title: 'Is "R&D" < <b>$&</b>?', noindex: true, paths: ['/checkout/nr-imovel', '/offer/:sku'] }
const heads = { '': [doubtful], b: [], 'b/r': [], timblack: [{ title: 'Black', noindex: false, paths: ['/'] }] }
const files = {
  'index.html': html('landing'),
  'shell.html': html('shell'),
  '404.html': styled('missing'),
  'checkout/cep/index.html': styled('first question'),
  'checkout/cep/index.html.br': brotliCompressSync(styled('first question')),
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'routes.json': JSON.stringify({
    heads,
    missing: { title: 'Missing', noindex: true },
    paths: ['/', '/chat', '/chat/*', '/checkout/cep', '/checkout/nr-imovel', '/offer/:sku'],
    redirects: [
      { from: '/max', to: '/hbo-max' },
      { from: '/globoplay/sp/checkout/cep', to: '/globoplay/checkout/cep', sku: 'd600sp' },
    ],
  }),
  'faq.pdf': '%PDF-1.4',
  'notes.env': 'KEY=1',
  'service-worker.js': script,
}

const siteFolder = folderForAll(files)
const server = await aServer({}, { siteFolder })
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers })
const shown = async (path: string) => /<body>(.*)<\/body>/.exec(await (await get(path)).text())?.[1]

const send = (path: string, cep: string) =>
  server.app.request(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ cep }),
  })

const allowed = (page: Response) => /style-src (.*?);/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
const hashOf = (name: string) =>
  `'self' 'sha256-${createHash('sha256')
    .update(style + name)
    .digest('base64')}'`

describe('the site', () => {
  it.each([
    ['/', 'landing'],
    ['/checkout/cep', 'first question'],
    ['/checkout/cep/', 'first question'],
    ['/checkout/nr-imovel', 'shell'],
    ['/b/r/checkout/cep/', 'shell'],
    ['/timblack', 'shell'],
    ['/chat/nome', 'shell'],
    ['/offer/d600b', 'shell'],
  ])('shows %s as the %s', async (path, page) => {
    expect([(await get(path)).status, await shown(path)]).toEqual([200, page])
  })

  it.each([
    '/nowhere',
    '/index.html',
    '/checkout/cep/index.html',
    '/r/checkout/cep',
    '/offer',
    '/checkout/nr-imovel/x',
    '/..%2fpackage.json',
    '/..%252fpackage.json',
    '/.git/config',
    '/routes.json',
    '/notes.env',
    '/checkout/',
    '/%E0%A4%A',
  ])('has no page %s', async (path) => {
    expect([(await get(path)).status, await shown(path)]).toEqual([404, 'missing'])
  })

  it.each([
    ['/max', '/hbo-max'],
    ['/%0d%0aX?a=timblack', '/timblack/%0d%0aX'],
    ['/%C3%A9?a=timblack', '/timblack/%C3%A9'],
    ['/max/?utm_source=mail', '/hbo-max?utm_source=mail'],
    ['/globoplay/sp/checkout/cep?s=d600sp', '/globoplay/checkout/cep?s=d600sp'],
  ])('redirects %s to %s', async (path, to) => {
    const moved = await get(path)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, to])
  })

  it('redirects nothing for another plan', async () => {
    expect((await get('/globoplay/sp/checkout/cep?s=d600b')).status).toBe(404)
  })

  it.each(['/faq.pdf', '/b/r/faq.pdf'])('sends %s as a download', async (path) => {
    const sent = await get(path)
    expect([
      sent.status,
      sent.headers.get('content-type'),
      sent.headers.get('content-disposition'),
      await sent.text(),
    ]).toEqual([200, 'application/pdf', 'attachment', '%PDF-1.4'])
  })

  it('sends employees who come by the old host to their page', async () => {
    const old = await aServer(
      { LEGACY_HOST: 'old.example', EMPLOYEE_OFFER_URL: 'https://site.example/oferta-colaborador' },
      { siteFolder },
    )
    const sent = async (url: string) => (await old.app.request(url)).headers.get('location')
    expect(await sent('http://old.example/oferta-colaborador/checkout/cep?gclid=1')).toBe(
      'https://site.example/oferta-colaborador?gclid=1',
    )
    expect([await sent('http://old.example/'), await sent('http://site.example/oferta-colaborador')]).toEqual([
      null,
      null,
    ])
    await old.stop()
  })

  it('sends built files compressed and immutable', async () => {
    const sent = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, br' })
    expect(sent.headers.get('content-encoding')).toBe('br')
    expect(sent.headers.get('cache-control')).toContain('immutable')
    expect(sent.headers.get('content-type')).toContain('text/javascript')
    for (const plainly of [{}, { 'Accept-Encoding': 'br;q=0' }])
      expect(await (await get('/assets/app-1a2b.js', plainly)).text()).toBe(script)
  })

  it('makes browsers check the service worker each time', async () => {
    expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await get('/faq.pdf')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it('allows only our scripts’ policies for trusted types', async () => {
    expect((await get('/checkout/cep')).headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types scripts html worker 'allow-duplicates'",
    )
  })

  it('gives files of a page a short policy that only allows fetching from here', async () => {
    for (const path of ['/assets/app-1a2b.js', '/service-worker.js'])
      expect((await get(path)).headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  })

  it('never sends a page instead of a missing built file', async () => {
    const gone = await get('/assets/app-old.js')
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8'])
  })

  it('answers HEAD requests', async () => {
    const head = await server.app.request('/checkout/cep', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('makes browsers revalidate pages cheaply', async () => {
    const first = await get('/')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('must-revalidate')
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await get('/', { 'If-None-Match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })
})

const headSent = async (path: string) => /<head>(.*)<\/head>/.exec(await (await get(path)).text())?.[1]

describe('the empty page', () => {
  it('has the head of the page at its address', async () => {
    const said = '<title>Is "R&amp;D" &lt; &lt;b>$&amp;&lt;/b>?</title><meta name="robots" content="noindex">'
    expect([await headSent('/checkout/nr-imovel'), await headSent('/offer/d600b/')]).toEqual([said, said])
    expect([await headSent('/timblack'), await headSent('/timblack/nowhere')]).toEqual([
      '<title>Black</title>',
      '<title>Missing</title><meta name="robots" content="noindex">',
    ])
  })

  it('is sent compressed, and again only after a change', async () => {
    for (const [coding, plain] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const page = await get('/timblack', { 'Accept-Encoding': coding })
      expect([page.headers.get('content-encoding'), plain(await page.arrayBuffer()).toString()]).toEqual([
        coding,
        await (await get('/timblack')).text(),
      ])
    }
    const etag = (await get('/timblack')).headers.get('etag') ?? ''
    const [same, other] = [
      await get('/timblack', { 'If-None-Match': etag }),
      await get('/checkout/nr-imovel', { 'If-None-Match': etag }),
    ]
    expect([same.status, other.status]).toEqual([304, 200])
  })
})

describe('the inline style of a page', () => {
  it.each([
    ['/checkout/cep', 'first question'],
    ['/nowhere', 'missing'],
  ])('is the only one allowed at %s, by its hash', async (path, name) => {
    expect(allowed(await get(path))).toBe(hashOf(name))
    expect(allowed(await get('/'))).toBe("'self'")
  })

  it('is allowed in every form of the page: compressed, revalidated, HEAD, with an answer', async () => {
    const cookie = (await send('/chat', '14010100')).headers.get('set-cookie')?.split(';')[0] ?? ''
    const etag = (await get('/checkout/cep')).headers.get('etag') ?? ''
    const [compressed, again, answered] = [
      await get('/checkout/cep', { 'Accept-Encoding': 'br' }),
      await get('/checkout/cep', { 'If-None-Match': etag }),
      await get('/checkout/cep', { Cookie: cookie }),
    ]
    expect([compressed.headers.get('content-encoding'), again.status, await answered.text()]).toEqual([
      'br',
      304,
      expect.stringContaining('visit-cep'),
    ])
    for (const page of [compressed, again, answered, await server.app.request('/checkout/cep', { method: 'HEAD' })])
      expect(allowed(page)).toBe(hashOf('first question'))
  })

  it('replaces its files, which are linked but not fetched', async () => {
    mkdirSync(join(siteFolder, 'assets/deep'), { recursive: true })
    writeFileSync(
      join(siteFolder, 'assets/a.css'),
      'a{b:url(/assets/f.woff2) url("data:image/svg+xml,x") url(#c) url(d.png)}',
    )
    writeFileSync(join(siteFolder, 'assets/deep/b.css'), "b{c:url('e.png')}")
    const page = await inlineStyles(
      '<head>\n    <link rel="stylesheet" crossorigin href="/assets/a.css">\n<link rel="stylesheet" crossorigin href="/assets/deep/b.css"></head>',
      siteFolder,
    )
    expect(page).toBe(
      '<head>\n<style>a{b:url(/assets/f.woff2) url("data:image/svg+xml,x") url(#c) url(/assets/d.png)}' +
        "b{c:url('/assets/deep/e.png')}</style>" +
        '<link rel="stylesheet" disabled href="/assets/a.css"><link rel="stylesheet" disabled href="/assets/deep/b.css"></head>',
    )
  })
})

describe('the first question without scripts', () => {
  it.each([
    ['/chat', '/chat/numero'],
    ['/b/r/chat?s=d600br&utm_source=a%20b', '/b/r/chat/numero?s=d600br&utm_source=a%20b'],
    ['/checkout/cep', '/checkout/nr-imovel'],
    ['/b/r/checkout/cep/', '/b/r/checkout/nr-imovel'],
  ])('leads from %s to %s', async (path, next) => {
    const answered = await send(path, '14010-100')
    expect([answered.status, answered.headers.get('location')]).toEqual([303, next])
    const cookie = answered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^visit=[\w-]{32}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/)
    const page = await get(next, { Cookie: cookie.split(';')[0] ?? '' })
    expect(await page.text()).toContain('<meta name="visit-cep" content="14010100">')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is repeated after a wrong answer', async () => {
    const answered = await send('/checkout/cep?s=d600b', '"><script>')
    expect([answered.status, answered.headers.get('location'), answered.headers.get('set-cookie')]).toEqual([
      303,
      '/checkout/cep?s=d600b',
      null,
    ])
  })

  it('is repeated after an unreadable form', async () => {
    const answered = await server.app.request('/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data' },
      body: 'abc',
    })
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/chat'])
    expect((await send('/chat/%C3%A9/chat', '')).headers.get('location')).toBe('/chat/%C3%A9/chat')
  })

  it('is not accepted elsewhere', async () => {
    expect((await send('/checkout/nr-imovel', '14010100')).status).toBe(404)
    expect((await send('/nowhere', '14010100')).status).toBe(404)
    expect(await (await get('/checkout/nr-imovel', { Cookie: 'visit=forged' })).text()).not.toContain('visit-cep')
  })
})
