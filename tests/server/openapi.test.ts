import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { openApi, shapeOf } from '../../server/http/docs/openapi.ts'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, anAddress } from '../support/anOrder.ts'

const published = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })) })),
  ),
})

const server = await aServer()
afterAll(() => server.stop())

describe('the published contract', () => {
  it('is a valid OpenAPI 3.1 document with every call', async () => {
    const response = await server.app.request('/api/openapi.json')
    const text = await response.text()
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
    for (const name of callNames) expect(text).toContain(`"operationId":"${name}"`)
    expect(openApi()['openapi']).toMatch(/^3\.1\./)
  })

  it('has each path once, whatever its parameters are called, and only parameters of its path', () => {
    const paths = Object.entries(z.parse(published, openApi()).paths)
    const shapes = paths.map(([path]) => shapeOf(path))
    expect(new Set(shapes).size).toBe(shapes.length)
    for (const [path, operations] of paths) {
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
          path.match(/\{\w+\}/g) ?? [],
        )
      }
    }
  })

  it.each([
    ['cepInformation', { params: { cep: addressCards.unknown.cep } }, 404],
    ['addressInfo', { query: { cep: addressCards.unknown.cep, number: '1' } }, 404],
    ['planFile', { params: { file: 'nada.json' } }, 404],
    ['createLead', { body: { idLead: 'A'.repeat(22), address: anAddress } }, 404],
  ] as const)('says that %s may return 404', async (name, said, status) => {
    expect((await server.visitor().call(name, said)).status).toBe(status)
  })

  it('says which calls check a version', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const headers = { 'If-Match': '"7"' }
    expect((await visitor.call('readLead', { params: { idLead: id }, headers })).status).toBe(412)
    expect((await visitor.call('createLead', { body: { idLead: id, address: anAddress }, headers })).status).toBe(412)
    expect((await visitor.call('sendCollaboratorCode', { params: { id } })).status).toBe(409)
    const described = JSON.stringify(z.parse(published, openApi()).paths['/lead-v2']?.['post'])
    expect(described).toContain('If-Match')
  })

  it('describes the form of every value', () => {
    const text = JSON.stringify(openApi())
    for (const name of ['cep', 'cpf', 'cnpj', 'phone', 'telephone', 'email', 'name', 'birth_date'])
      expect(text).toMatch(new RegExp(`"${name}":\\{"type":"string",("maxLength":\\d+,)?"(pattern|allOf)"`))
  })

  it('has no page to try it in production, unless enabled', async () => {
    const production = { NODE_ENV: 'production', OPERATOR: 'sample', MASTER_KEY: Buffer.alloc(32).toString('base64') }
    for (const [settings, status] of [
      [production, 404],
      [{ ...production, API_DOCS: 'on' }, 200],
      [{ API_DOCS: 'off' }, 404],
    ] as const) {
      const other = await aServer(settings)
      for (const path of ['/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui-bundle.js'])
        expect((await other.app.request(path)).status).toBe(status)
      expect((await other.app.request('/api/openapi.json')).status).toBe(200)
      await other.stop()
    }
  })

  it('has a page to read it, without other hosts', async () => {
    const page = await (await server.app.request('/api/docs')).text()
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBe(3)
    for (const file of files) expect((await server.app.request(file)).status).toBe(200)
    for (const file of ['package.json', 'constructor', '__proto__', 'toString'])
      expect((await server.app.request(`/api/docs/${file}`)).status).toBe(404)
  })
})
