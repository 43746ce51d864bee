import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames } from '../../server/http/bind.ts'
import { openApi } from '../../server/http/openapi.ts'
import { aServer } from '../support/aServer.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

describe('the published contract', () => {
  it('is a valid OpenAPI 3.1 document with every call', async () => {
    const response = await server.app.request('/api/openapi.json')
    const text = await response.text()
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
    for (const name of callNames()) expect(text).toContain(`"operationId":"${name}"`)
    expect(openApi()['openapi']).toMatch(/^3\.1\./)
  })

  it('has a page to read it on, from this server alone', async () => {
    const page = await (await server.app.request('/api/docs')).text()
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBe(3)
    for (const file of files) expect((await server.app.request(file)).status).toBe(200)
    expect((await server.app.request('/api/docs/package.json')).status).toBe(404)
  })
})
