import { beforeEach, describe, expect, it } from 'vitest'
import { networkFirstPage } from '../../src/browser/worker/networkFirstPage.ts'
import { appShellCache, type Build } from '../../src/browser/worker/appShellCache.ts'

const build: Build = {
  name: 'two',
  files: ['/assets/index-2.js', '/assets/order-2.js'],
  page: /^((?:\/[^/]+){0,2}?)(?:\/checkout\/nome|\/checkout\/empty|\/chat)\/?$/,
  empty: '/checkout/empty',
}
const emptyPage = '<script src="/assets/index-2.js"></script><div id="root"></div>'

const stores = new Map<string, Map<string, Response>>()
const asked: { path: string; credentials: string | undefined }[] = []
const server = new Map<string, () => Response>()
beforeEach(() => [stores, server].forEach((each) => each.clear()))
beforeEach(() => void asked.splice(0))

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'http://site').pathname
const fetch: typeof globalThis.fetch = async (request, init) => {
  asked.push({ path: pathOf(request), credentials: init?.credentials })
  return server.get(pathOf(request))?.() ?? new Response('', { status: 404 })
}

function storeOf(name: string) {
  const held = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, held)
  return {
    held,
    match: async (request: RequestInfo | URL) => held.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo | URL, sent: Response) => void held.set(pathOf(request), sent),
    addAll: async (paths: Iterable<RequestInfo>) => {
      for (const path of paths) held.set(pathOf(path), await fetch(path))
    },
  }
}
const caches = {
  open: async (name: string) => storeOf(name),
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
}

const keeper = () => appShellCache(build, { caches, fetch })

const reply = (body: string, status = 200) => new Response(body, { status })

describe('the cache of an order’s pages', () => {
  it('contains exactly the files of the build, and serves them', async () => {
    for (const file of build.files) server.set(file, () => reply(file))
    await keeper().keepFiles()
    server.clear()
    expect(await (await keeper().file(new Request('http://site/assets/order-2.js'))).text()).toBe('/assets/order-2.js')
    expect([...storeOf('order-two').held.keys()]).toEqual(build.files)
    expect([keeper().isFile('/assets/order-2.js'), keeper().isFile('/assets/home-2.js')]).toEqual([true, false])
    expect(keeper().isFile('/api/banks')).toBe(false)
  })

  it('asks the server for dropped files', async () => {
    server.set('/assets/order-2.js', () => reply('anew'))
    expect(await (await keeper().file(new Request('http://site/assets/order-2.js'))).text()).toBe('anew')
  })

  it('is removed by the next build, without touching other caches', async () => {
    for (const name of ['order-one', 'order-two', 'theirs']) storeOf(name)
    await keeper().dropOthers()
    expect([...stores.keys()]).toEqual(['order-two', 'theirs'])
  })

  it.each([
    ['/checkout/nome', '/checkout/empty'],
    ['/checkout/nome/', '/checkout/empty'],
    ['/timblack/chat', '/timblack/checkout/empty'],
    ['/b/r/checkout/nome', '/b/r/checkout/empty'],
  ])('has for %s the empty page %s, fetched once without cookies', async (path, empty) => {
    server.set(empty, () => reply(emptyPage))
    expect(await keeper().page(path)).toBeUndefined()
    await keeper().keepPage(path)
    await keeper().keepPage(path)
    expect(await (await keeper().page(path))?.text()).toBe(emptyPage)
    expect(asked).toEqual([{ path: empty, credentials: 'omit' }])
  })

  it.each(['/', '/timblack', '/regulamentos', '/a/b/c/chat', '/api/lead/checkout/nome/x'])(
    'has no page for %s',
    async (path) => {
      await keeper().keepPage(path)
      expect([keeper().isPage(path), await keeper().page(path), asked]).toEqual([false, undefined, []])
    },
  )

  it.each([
    ['a page of another build', () => reply(emptyPage.replace('index-2', 'index-3'))],
    ['a page that was rendered', () => reply(emptyPage.replace('root">', 'root"><h1>Oi, Ana</h1>'))],
    ['a page that says why there is none', () => reply(emptyPage, 503)],
  ])('never contains %s', async (_, sent) => {
    server.set('/checkout/empty', sent)
    await keeper().keepPage('/chat')
    expect(await keeper().page('/chat')).toBeUndefined()
  })
})

const kept = () => reply('kept')
const never = () => new Promise<Response>(() => {})
const failing = async () => {
  throw new TypeError('Failed to fetch')
}

describe('a page of an order', () => {
  it.each<[string, () => Promise<Response>, string]>([
    ['the server’s', async () => reply('sent'), 'sent'],
    ['the server’s, where there is none', async () => reply('missing', 404), 'missing'],
    ['the kept one without a line', failing, 'kept'],
    ['the kept one where the server is in trouble', async () => reply('Bad Gateway', 502), 'kept'],
    ['the kept one where nothing answers', never, 'kept'],
  ])('is %s', async (_, fromServer, shown) => {
    expect(await (await networkFirstPage(fromServer, kept(), 10)).text()).toBe(shown)
  })

  it('waits for the network if it is not cached, and fails with it', async () => {
    expect(await (await networkFirstPage(async () => reply('Bad Gateway', 502), undefined)).text()).toBe('Bad Gateway')
    await expect(networkFirstPage(failing, undefined)).rejects.toThrow('Failed to fetch')
  })
})
