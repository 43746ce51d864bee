import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'

const server = await aServer()
afterAll(() => server.stop())

const ask = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers })
const coverage = `/api/cep/coverage?cep=${addressCards.covered.cep}&number=35`

describe('a long response', () => {
  it.each([coverage, '/api/banks', '/api/json/plans.json', '/api/openapi.json', '/api/docs/swagger-ui-bundle.js'])(
    'to %s is sent in the requested encoding',
    async (path) => {
      const plain = await ask(path)
      const text = await plain.text()
      expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
      for (const [coding, read] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const sent = await ask(path, { 'Accept-Encoding': coding })
        const packed = Buffer.from(await sent.arrayBuffer())
        expect([sent.headers.get('content-encoding'), sent.headers.get('content-type')]).toEqual([
          coding,
          plain.headers.get('content-type'),
        ])
        expect(read(packed).toString()).toBe(text)
        expect(packed.length).toBeLessThan(text.length / 2)
      }
    },
  )

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0', null],
    ['identity', null],
  ])('requested with %s is sent as %s', async (header, coding) => {
    expect((await ask('/api/banks', { 'Accept-Encoding': header })).headers.get('content-encoding')).toBe(coding)
  })
})

describe('an uncompressed response', () => {
  it('is short, refused or personal', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const headers = { 'Accept-Encoding': 'br' }
    const answers = [
      await visitor.call('complementTypes', { query: { infraco: 'x' }, headers }),
      await visitor.call('cepInformation', { params: { cep: addressCards.unknown.cep }, headers }),
      await visitor.call('readLead', { params: { idLead: id }, headers }),
    ]
    expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual([null, null, null])
  })
})

describe('the page of the contract', () => {
  it.each(['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/start.js'])(
    'asks %s again cheaply',
    async (path) => {
      const first = await ask(path, { 'Accept-Encoding': 'br' })
      const again = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('etag') ?? '' })
      expect(first.headers.get('cache-control')).not.toBe('no-store')
      expect([first.status, again.status, await again.text(), again.headers.get('vary')]).toEqual([
        200,
        304,
        '',
        'Accept-Encoding',
      ])
    },
  )
})
