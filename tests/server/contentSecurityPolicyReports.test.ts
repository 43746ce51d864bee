import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const siteFolder = folderForAll({ 'shell.html': '<html><head></head><body></body></html>' })
const canary = 'canary-16991234567'
const path = '/relatos-da-politica'
const byApi = 'application/reports+json'
const page = `https://ultrafibra.example/checkout/cep?lead=${canary}`

const server = await aServer({}, { siteFolder })
afterAll(() => server.stop())
beforeEach(() => server.registry.resetMetrics())

const report = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: page,
  body: { documentURL: page, blockedURL: `https://eva.example/${canary}.js`, effectiveDirective, sample: canary },
})
const send = (body: string, headers: Record<string, string> = {}) =>
  server.app.request(path, { method: 'POST', headers: { 'Content-Type': byApi, ...headers }, body })

/** The counted directives. */
async function counted(): Promise<Record<string, number>> {
  const lines = (await server.registry.metrics()).matchAll(
    /^ultrafibra_policy_reports_total\{directive="(.+)"\} (\d+)$/gm,
  )
  return Object.fromEntries([...lines].map(([, name = '', n]) => [name, Number(n)]).filter(([, n]) => n !== 0))
}

describe('a violation of a page’s policy', () => {
  it('is reported by browsers in both formats', async () => {
    const { headers } = await server.app.request('/checkout/cep')
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/relatos-da-politica; report-to policy$/)
    expect(headers.get('reporting-endpoints')).toBe('policy="/relatos-da-politica"')
  })

  it('is counted once per report and directive, and nothing else is stored or logged', async () => {
    const before = server.lines.length
    const list = ['script-src-elem', 'script-src-elem', 'connect-src', canary].map(report)
    expect((await send(JSON.stringify(list))).status).toBe(204)
    const one = {
      'csp-report': { 'document-uri': page, 'violated-directive': 'img-src data:', 'script-sample': canary },
    }
    expect((await send(JSON.stringify(one), { 'Content-Type': 'application/csp-report' })).status).toBe(204)
    expect(await counted()).toEqual({ 'script-src-elem': 1, 'connect-src': 1, other: 1, 'img-src': 1 })
    expect(server.lines.slice(before).join('') + (await server.registry.metrics())).not.toContain(canary)
  })

  it.each([
    ['that is none', '{"csp-report":', 204],
    ['of another kind', JSON.stringify([{ type: 'deprecation', body: {} }]), 204],
    ['that is long', JSON.stringify([report('x'.repeat(33_000))]), 413],
  ])('is not counted by a report %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status)
    expect(await counted()).toEqual({})
  })

  it('is counted within the limit of requests of an address', async () => {
    const small = await aServer({ REQUESTS_PER_MINUTE: '2' })
    const heard = []
    for (const _ of [1, 2, 3]) heard.push((await small.app.request(path, { method: 'POST', body: '[]' })).status)
    expect(heard).toEqual([204, 204, 429])
    await small.stop()
  })
})
