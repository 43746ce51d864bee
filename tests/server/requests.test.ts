import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Call, calls } from '../../src/api/contract/calls.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { steps } from '../../src/api/contract/lead/steps.ts'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, anAddress } from '../support/anOrder.ts'
import { anyParams } from '../support/anyParams.ts'

const server = await aServer()
afterAll(() => server.stop())

const json = { 'Content-Type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  server.app.request('/api/lead-v2', { method: 'POST', headers, body })
const codeOf = async (response: Response) => problem.parse(await response.json()).code

type Text = { enum?: unknown; const?: unknown; pattern?: string; allOf?: { pattern?: string }[] }
const aText = z.object({ type: z.literal('string') })

/** Every text in a schema, however deep. */
function textsIn(schema: unknown): Text[] {
  if (typeof schema !== 'object' || schema === null) return []
  return aText.safeParse(schema).success ? [schema] : Object.values(schema).flatMap(textsIn)
}

function refusesNul({ enum: words, const: word = words, pattern, allOf = [] }: Text): boolean {
  return (
    word !== undefined ||
    [{ pattern }, ...allOf].some((rule) => rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test('a\u0000'))
  )
}

describe('a request', () => {
  it.each(callNames)('%s has a handler', async (name) => {
    const { body } = await server.visitor().call(name, { params: anyParams })
    expect(body['code']).not.toBe('route.unknown')
  })

  it('to an unknown address is a problem like any other', async () => {
    const response = await server.app.request('/api/nowhere')
    expect(response.status).toBe(404)
    expect(await codeOf(response)).toBe('route.unknown')
  })

  it.each([
    ['DELETE', '/api/banks', 'GET, HEAD'],
    ['OPTIONS', '/api/lead-v2', 'POST'],
    ['POST', '/api/lead/some-lead', 'GET, HEAD, PUT'],
    ['DELETE', '/api/lead/createFromRenta', 'GET, HEAD, PUT, POST'],
  ])('by %s to %s is refused with the allowed methods', async (method, path, allowed) => {
    const refused = await server.app.request(path, { method })
    expect([refused.status, refused.headers.get('allow'), await codeOf(refused)]).toEqual([
      405,
      allowed,
      'method.unknown',
    ])
  })

  it('is decoded once', async () => {
    for (const path of ['/api/cep/coverage?cep=', '/api/cep/information/'])
      for (const [cep, status] of [
        ['%314010100', 200],
        ['%25314010100', 422],
      ] as const)
        expect((await server.app.request(path + cep)).status).toBe(status)
  })

  it('is refused if it is not JSON', async () => {
    const refused = await post('cep=14010100', { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect([refused.status, await codeOf(refused)]).toEqual([415, 'body.type'])
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
  })

  it('is refused if it is cut short, or not in UTF-8', async () => {
    const refused = await post('{"address":')
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'body.malformed'])
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400)
    expect((await post('')).status).toBe(400)
  })

  it.each([
    ['of no length', {}],
    ['of a length', { 'Content-Length': '33096' }],
    ['in chunks', { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }],
  ])('is refused if it is larger than 32 KB, %s', async (_, headers) => {
    const body = JSON.stringify({ address: anAddress, addon: 'x'.repeat(33_000) })
    const refused = await post(body, { 'Content-Type': 'application/json', ...headers })
    expect([refused.status, await codeOf(refused)]).toEqual([413, 'body.large'])
  })

  it.each([
    ['a field of its own', { address: anAddress, price: 1 }, 'price'],
    ['a field within a field', { address: { ...anAddress, latitude: 1 } }, 'address.latitude'],
    ['no address', {}, 'address'],
    ['a list', [], 'body'],
  ])('with %s is refused by name', async (_, body, field) => {
    const refused = problem.parse(await (await post(JSON.stringify(body))).json())
    expect(refused.code).toBe('invalid')
    expect(Object.keys(refused.fields ?? {})).toContain(field)
  })

  it.each([
    '{"address":{"cep":"14010100"},"__proto__":{"a":1}}',
    '{"address":{"cep":"14010100","__proto__":{"number":"35"}}}',
    '{"address":{"cep":"14010100"},"constructor":{}}',
  ])('is refused if it targets the prototype: %s', async (body) => {
    expect((await post(body)).status).toBe(422)
  })

  it('is refused with the same field twice in its query', async () => {
    const response = await server.app.request('/api/cep/coverage?cep=14010100&cep=14010200')
    expect(response.status).toBe(422)
  })

  it.each(['"abc"', '"1', '1"', '"'])('is refused with %s as a version', async (version) => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const heard = await visitor.call('saveStep', {
      params: { idLead: id, step: 'name' },
      body: { name: 'Ana Souza' },
      headers: { 'If-Match': version },
    })
    expect(heard).toMatchObject({ status: 400, body: { code: 'version.invalid' } })
  })

  it.each([
    ['coverage', { query: { cep: '14010100', addon: 'b\u0000' } }, 'addon'],
    ['coverage', { query: { cep: '14010100', blockNumber: '1\u0000', lotNumber: '2' } }, 'blockNumber'],
    ['createLead', { body: { address: anAddress, addon: '\u0000', tracking: { gclid: 'a\u001fb' } } }, 'addon'],
    ['createLead', { body: { address: anAddress, idPlanAddonBonus: 'a\u0000' } }, 'idPlanAddonBonus'],
    ['keepNoCoverage', { body: { address: anAddress, idPlan: 'plan\u0000' } }, 'idPlan'],
  ] as const)('%s is refused with a control character: %o', async (name, said, field) => {
    expect(await server.visitor().call(name, said)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.stringContaining('invisível') } },
    })
  })

  it.each([
    ['name', { name: 'Ana Souza\r\nBcc: eva@provedor.com.br' }],
    ['email', { email: 'ana@provedor.com.br\r\nBcc: eva@provedor.com.br' }],
    ['phone', { phone: '16991234567\r\nBcc: eva@provedor.com.br', whatsapp: false }],
  ] as const)('is refused if its %s has a second line, which could add a mail header', async (step, body) => {
    const visitor = server.visitor()
    const saved = await visitor.call('saveStep', { params: { idLead: await aLead(visitor), step }, body })
    expect(saved).toMatchObject({ status: 422, body: { fields: { [step]: expect.any(String) } } })
  })

  it('has no text that accepts a NUL', () => {
    const inputs = callNames.flatMap((name) => {
      const { params, query, body }: Call = calls[name]
      return [params, query, body]
    })
    const texts = [...inputs, ...Object.values(steps)].flatMap((input) =>
      input ? textsIn(z.toJSONSchema(input, { io: 'input' })) : [],
    )
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => !refusesNul(text))).toEqual([])
  })
})

describe('a response', () => {
  it.each(['/api/banks', '/api/nowhere', '/healthz'])('of %s is not cached', async (path) => {
    expect((await server.app.request(path)).headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/api/banks', '/api/nowhere', '/healthz', '/no-page', '/api/openapi.json'])(
    'of %s carries the security headers',
    async (path) => {
      const { headers } = await server.app.request(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each([
    ['/api/banks', 'application/json; charset=UTF-8'],
    ['/api/nowhere', 'application/json; charset=UTF-8'],
    ['/api/openapi.json', 'application/json; charset=UTF-8'],
    ['/api/docs', 'text/html; charset=UTF-8'],
    ['/sem-lembretes', 'text/html; charset=UTF-8'],
    ['/no-page', 'text/plain; charset=UTF-8'],
  ])('of %s says that it is %s', async (path, type) => {
    expect((await server.app.request(path)).headers.get('content-type')).toBe(type)
  })

  it('over the limit says when to retry, for every call', async () => {
    const small = await aServer({ LOOKUPS_PER_MINUTE: '2', WRITES_PER_MINUTE: '1' })
    const visitor = small.visitor()
    const ask = () => visitor.call('coverage', { query: { cep: '14010100' } })
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await visitor.call('banks')).status).toBe(200)
    await visitor.call('requestCall', { body: { telephone: '16991234567' } })
    expect(await visitor.call('requestCall', { body: { telephone: '16991234567' } })).toMatchObject({ status: 429 })
    small.pass(60_000)
    expect((await ask()).status).toBe(200)
    await small.stop()
  })

  it('counts each visitor behind a trusted proxy separately, and trusts nobody else', async () => {
    const proxied = await aServer({ LOOKUPS_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' })
    const from = (address: string) =>
      proxied.visitor().call('coverage', { query: { cep: '14010100' }, headers: { 'X-Forwarded-For': address } })
    expect((await from('9.9.9.9')).status).toBe(200)
    expect((await from('8.8.8.8, 10.1.2.3')).status).toBe(200)
    expect((await from('7.7.7.7, 9.9.9.9')).status).toBe(429)
    expect((await from('9.9.9.9:5678')).status).toBe(429)
    expect([
      (await from('[2001:db8::1]:443')).status,
      (await from('2001:db8::1')).status,
      (await from('[::ffff:8.8.8.8]')).status,
    ]).toEqual([200, 429, 429])
    expect([(await from('2001:db8::ffff:2')).status, (await from('2001:db8:0:1::1')).status]).toEqual([429, 200])
    await proxied.stop()
    const alone = await aServer({ LOOKUPS_PER_MINUTE: '1' })
    const forged = (address: string) =>
      alone.visitor().call('coverage', { query: { cep: '14010100' }, headers: { 'X-Forwarded-For': address } })
    expect([(await forged('9.9.9.9')).status, (await forged('8.8.8.8')).status]).toEqual([200, 429])
    await alone.stop()
  })

  it('reports once, and counts, that an unknown proxy forwards visitors', async () => {
    for (const [TRUSTED_PROXIES, lines, requests] of [
      ['', 1, 3],
      ['127.0.0.1', 0, 0],
    ] as const) {
      const behind = await aServer({ TRUSTED_PROXIES })
      const headers = { 'X-Forwarded-For': '9.9.9.9' }
      for (let n = 0; n < 3; n++) await behind.visitor().call('banks', { headers })
      await behind.visitor().call('banks')
      const told = behind.lines.filter((line) => line.includes('TRUSTED_PROXIES'))
      expect([told.length, told.join().includes('9.9.9.9')]).toEqual([lines, false])
      expect(await behind.registry.metrics()).toContain(`ultrafibra_unnamed_proxy_requests_total ${requests}\n`)
      await behind.stop()
    }
  })
})
