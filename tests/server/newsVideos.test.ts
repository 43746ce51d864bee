import { expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const page = (head = '') => `<html><head>${head}</head><body></body></html>`
const marked = page('<meta name="news-videos" content="">')
const files = {
  'shell.html': page(),
  'index.html': marked,
  'livelo/index.html': marked,
  'chat/index.html': page(),
  '404.html': page(),
  'routes.json': JSON.stringify({
    paths: ['/', '/novo-cliente', '/chat', '/checkout/nome', '/regulamentos'],
    heads: {
      '': [
        { title: 'Home', noindex: false, news: true, paths: ['/', '/novo-cliente'] },
        { title: 'Name', noindex: true, paths: ['/checkout/nome'] },
      ],
      livelo: [],
    },
    missing: { title: 'Missing', noindex: true },
  }),
}
const siteFolder = folderForAll(files)

const NEWS_VIDEOS = 'wifi-6=M7lc1UVf-VE, quantas-telas=abcdefghij_'

async function sent(path: string, settings = {}) {
  const { app, stop } = await aServer(settings, { siteFolder })
  const reply = await app.request(path)
  const policy = reply.headers.get('content-security-policy') ?? ''
  const html = await reply.text()
  await stop()
  return {
    frames: /frame-src ([^;]*)/.exec(policy)?.[1] ?? null,
    keepsTrustedTypes: policy.includes('require-trusted-types-for'),
    videos: /<meta name="news-videos" content="([^"]*)">/.exec(html)?.[1] ?? null,
  }
}

it.each(['/', '/livelo', '/novo-cliente'])(
  '%s has news: it names their videos, and allows frames of their host',
  async (path) => {
    expect(await sent(path, { NEWS_VIDEOS })).toEqual({
      frames: 'https://www.youtube-nocookie.com',
      keepsTrustedTypes: true,
      videos: NEWS_VIDEOS,
    })
  },
)

it.each(['/chat', '/checkout/nome', '/regulamentos', '/livelo/checkout/nome', '/nowhere'])(
  '%s has no news, and allows no frame',
  async (path) => {
    expect(await sent(path, { NEWS_VIDEOS })).toEqual({ frames: null, keepsTrustedTypes: true, videos: null })
  },
)

it.each(['/', '/livelo', '/novo-cliente'])('without videos %s allows no frame', async (path) => {
  expect(await sent(path)).toEqual({ frames: null, keepsTrustedTypes: true, videos: '' })
})

it.each(['M7lc1UVf-VE', 'wifi-7=M7lc1UVf-VE', 'wifi-6=short', 'wifi-6=M7lc1UVf-V">', 'wifi-6=M7lc1UVf-VE;x'])(
  '%s names no video of a piece of news',
  (videos) => {
    expect(() => readEnv({ NEWS_VIDEOS: videos })).toThrow(/NEWS_VIDEOS/)
  },
)
