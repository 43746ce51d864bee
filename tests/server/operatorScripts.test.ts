import { expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const page = (names: string) =>
  `<html><head>${names && `<meta name="scripts" content="${names}">`}</head><body></body></html>`
const rules = { title: 'Rules', noindex: false, scripts: ['webchat'], paths: ['/regulamentos'] }
const files = {
  'shell.html': page(''),
  'index.html': page('webchat'),
  'livelo/index.html': page('webchat affiliate'),
  'chat/index.html': page(''),
  '404.html': page(''),
  'routes.json': JSON.stringify({
    paths: ['/', '/chat', '/checkout/nome', '/regulamentos'],
    heads: { '': [rules, { title: 'Name', noindex: true, scripts: [], paths: ['/checkout/nome'] }], livelo: [] },
    missing: { title: 'Missing', noindex: true },
  }),
}
const settings = {
  WEBCHAT_SCRIPT: 'https://webchat.example/chat.js?a=1&b=2',
  AFFILIATE_SCRIPT: 'https://partner.example/track.js',
}
const siteFolder = folderForAll(files)

const [chat, partner] = ['https://webchat.example', 'https://partner.example']

it.each([
  ['/', [chat]],
  ['/regulamentos', [chat]],
  ['/livelo', [chat, partner]],
  ['/chat', []],
  ['/livelo/chat', []],
  ['/checkout/nome', []],
  ['/livelo/checkout/nome', []],
  ['/nowhere', []],
])('%s allows the operator’s scripts %j, and contains their addresses', async (path, origins) => {
  const { app, stop } = await aServer(settings, { siteFolder })
  const sent = await app.request(path)
  const policy = sent.headers.get('content-security-policy') ?? ''
  const html = await sent.text()
  const allowed = (directive: string) =>
    new RegExp(`${directive} (.*?)(;|$)`)
      .exec(policy)?.[1]
      ?.split(' ')
      .filter((each) => each.startsWith('https:')) ?? []
  for (const directive of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect([directive, allowed(directive)]).toEqual([directive, origins])
  expect(policy.includes('require-trusted-types-for')).toBe(origins.length === 0)
  expect(named(html)).toEqual(
    [settings.WEBCHAT_SCRIPT, settings.AFFILIATE_SCRIPT].filter((_, at) => at < origins.length),
  )
  await stop()
})

it('without these settings no page allows third-party scripts', async () => {
  const { app, stop } = await aServer({}, { siteFolder })
  for (const path of ['/', '/livelo', '/regulamentos', '/chat']) {
    const sent = await app.request(path)
    expect(sent.headers.get('content-security-policy')).toMatch(/script-src 'self'; .*require-trusted-types-for/)
    expect(await sent.text()).not.toContain('script-')
  }
  await stop()
})

it.each(['webchat.example/chat.js', 'ftp://webchat.example/chat.js', 'javascript:alert(1)'])(
  '%s is no address of a script',
  (WEBCHAT_SCRIPT) => {
    expect(() => readEnv({ WEBCHAT_SCRIPT })).toThrow(/WEBCHAT_SCRIPT/)
  },
)

/** The addresses in the metas of a page, decoded. */
const named = (html: string) =>
  [...html.matchAll(/<meta name="script-\w+" content="([^"]*)">/g)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
