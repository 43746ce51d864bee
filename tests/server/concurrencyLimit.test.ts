import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Http } from '../../server/http/clientAddress.ts'
import { concurrencyLimit } from '../../server/http/limits/concurrencyLimit.ts'
import { failureOf } from '../../server/http/failureResponse.ts'
import { makeCompressionCache } from '../../server/http/replies/compress.ts'
import { aServer } from '../support/aServer.ts'
import { soon } from '../support/soon.ts'

/** An app whose only page answers on command, and lists the waiting requests. */
function aSlowApp(most: number) {
  const inHand: { ip: string; answer: () => void }[] = []
  const app = new Hono<Http>()
  app.use(async (c, next) => {
    c.set('ip', c.req.header('x-ip') ?? '')
    await next()
  })
  app.use(concurrencyLimit(most, { take: () => undefined }))
  app.all('/', async (c) => {
    await new Promise<void>((resolve) => inHand.push({ ip: c.var.ip, answer: resolve }))
    return c.text('done')
  })
  app.onError((error) => {
    const { status, headers } = failureOf(error, '-')
    return new Response(null, { status, headers })
  })
  const ask = (ip: string) => app.request('/', { headers: { 'x-ip': ip } })
  const letAll = async (asked: readonly unknown[]) => {
    let over = false
    const all = Promise.all(asked).then((answers) => {
      over = true
      return answers
    })
    const goOn = async (): Promise<void> => {
      for (const { answer } of inHand.splice(0)) answer()
      await new Promise(setImmediate)
      return over ? undefined : goOn()
    }
    await goOn()
    return all
  }
  return { ask, inHand, letAll }
}

describe('one network', () => {
  it('has a limit of parallel requests, others queue in order, and other networks are not affected', async () => {
    const { ask, inHand, letAll } = aSlowApp(2)
    const asked = Array.from({ length: 6 }, () => ask('9.9.9.9'))
    await soon(() => expect(inHand).toHaveLength(2))
    const other = ask('8.8.8.8')
    await soon(() => expect(inHand.map(({ ip }) => ip)).toEqual(['9.9.9.9', '9.9.9.9', '8.8.8.8']))
    expect((await letAll([...asked, other])).length).toBe(7)
  })

  it('is told to retry later if too many requests wait', async () => {
    const { ask, inHand, letAll } = aSlowApp(2)
    const asked = Array.from({ length: 18 }, (_, n) => ask(`2001:db8::${n}`))
    await soon(() => expect(inHand).toHaveLength(2))
    const refused = await ask('2001:db8::ffff')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await letAll(asked)).toHaveLength(18)
    const after = ask('2001:db8::ffff')
    expect(await letAll([after])).toMatchObject([{ status: 200 }])
  })
})

describe('a minute', () => {
  it.each(['/api/banks', '/chat', '/api/docs', '/no-page'])(
    'limits the requests of one address, also to %s',
    async (path) => {
      const server = await aServer({ REQUESTS_PER_MINUTE: '3' })
      const statuses: number[] = []
      for (let n = 0; n < 4; n++) statuses.push((await server.app.request(path)).status)
      const refused = await server.app.request(path)
      expect([
        statuses.slice(0, 3).includes(429),
        statuses[3],
        refused.status,
        refused.headers.get('retry-after'),
      ]).toEqual([false, 429, 429, '60'])
      server.pass(60_000)
      expect((await server.app.request(path)).status).not.toBe(429)
      await server.stop()
    },
  )
})

describe('a probe', () => {
  it.each(['/healthz', '/readyz'])('is answered even if its address is over the limit: %s', async (path) => {
    const server = await aServer({ REQUESTS_PER_MINUTE: '3' })
    for (let n = 0; n < 5; n++) await server.app.request('/api/banks')
    expect((await server.app.request('/api/banks')).status).toBe(429)
    for (let n = 0; n < 5; n++) expect((await server.app.request(path)).status).toBe(200)
    await server.stop()
  })
})

describe('a body that comes slowly', () => {
  it('delays no other request', async () => {
    const server = await aServer({ REQUESTS_AT_ONCE: '1' })
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const half = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '20' },
      body: readable,
      duplex: 'half',
    }
    const slow = server.app.request(new Request('http://localhost/api/lead-v2', half))
    expect((await server.app.request('/api/banks')).status).toBe(200)
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode('{}'))
    await writer.close()
    expect((await slow).status).toBe(422)
    await server.stop()
  })
})

describe('a public response', () => {
  it('is compressed once, and at most four are compressed in parallel', async () => {
    const begun: string[] = []
    const { promise: packed, resolve: finish } = Promise.withResolvers<void>()
    const slowly = async (plain: Uint8Array) => {
      begun.push(new TextDecoder().decode(plain))
      await packed
      return plain
    }
    const pack = makeCompressionCache({ br: slowly, gzip: slowly })
    const asked = (text: string) => pack('br', null, async () => new TextEncoder().encode(text))
    const same = Array.from({ length: 100 }, () => asked('same'))
    const others = ['b', 'c', 'd'].map(asked)
    await soon(() => expect(begun.toSorted()).toEqual(['b', 'c', 'd', 'same']))
    expect(await asked('e')).toBeNull()
    finish()
    expect((await Promise.all([...same, ...others])).map((bytes) => bytes?.length)).toEqual([
      ...same.map(() => 4),
      1,
      1,
      1,
    ])
    await asked('same')
    expect(begun).toHaveLength(4)
  })

  it('is cached only for the most recent requests', async () => {
    let count = 0
    const counted = async (plain: Uint8Array) => {
      count += 1
      return plain
    }
    const pack = makeCompressionCache({ br: counted, gzip: counted })
    const asked = (tag: string) => pack('br', tag, async () => new Uint8Array(1))
    for (let n = 0; n < 65; n++) await asked(String(n))
    await asked('64')
    expect(count).toBe(65)
    await asked('0')
    expect(count).toBe(66)
  })
})
