import { expect, it } from 'vitest'
import { apiOver } from '../../src/api/client.ts'

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

it('a call is sent as in the contract: path, query, body, key and version', async () => {
  const requests: Request[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(new URL(String(url), 'http://site'), init))
    return json({ success: true, version: 2 })
  }
  const api = apiOver({ host: '', fetch, timeout: 1000 })
  await api(
    'saveStep',
    { params: { idLead: 'a/b', step: 'name' }, body: { name: 'Ana Souza' } },
    { idempotencyKey: 'k', version: 1 },
  )
  const [request] = requests
  expect([request?.method, request?.url, await request?.text()]).toEqual([
    'PATCH',
    'http://site/api/lead-v2/a%2Fb/name',
    '{"name":"Ana Souza"}',
  ])
  expect([request?.headers.get('idempotency-key'), request?.headers.get('if-match')]).toEqual(['k', '"1"'])
})
