import { describe, expect, it } from 'vitest'
import { apiOver } from '../../src/api/client.ts'
import type { ApiError } from '../../src/api/contract/apiError.ts'

type Bad = { reply: () => Response | Promise<Response>; words: string; kind: ApiError['kind'] }

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const text = (body: string, type: string, status = 200) => new Response(body, { status, statusText: status === 502 ? 'Bad Gateway' : 'OK', headers: { 'content-type': type } })

describe('a reply that is no good', () => {
  const cases: Record<string, Bad> = {
    'a line that is down': { reply: () => Promise.reject(new TypeError('Failed to fetch')), kind: 'network', words: 'Erro de rede: sua conexão caiu ou o servidor está fora do ar' },
    'a server that takes too long': { reply: () => Promise.reject(new DOMException('late', 'TimeoutError')), kind: 'timeout', words: 'O servidor demorou muito pra responder (20s)' },
    'a status without a body of ours': { reply: () => text('<h1>Bad</h1>', 'text/html', 502), kind: 'http', words: 'Erro HTTP 502 Bad Gateway' },
    'a page instead of data': { reply: () => text('<html>', 'text/html'), kind: 'contentType', words: 'Resposta do servidor em formato inválido text/html' },
    'truncated data': { reply: () => text('{"banks": [', 'application/json'), kind: 'unparseable', words: 'Resposta do servidor corrompida' },
    'nothing at all': { reply: () => text('', 'application/json'), kind: 'empty', words: 'Lista de bancos retornou vazia' },
    'an empty object': { reply: () => json({}), kind: 'empty', words: 'Lista de bancos retornou vazia' },
    'null': { reply: () => json(null), kind: 'empty', words: 'Lista de bancos retornou vazia' },
    'missing properties': { reply: () => json({ other: 1 }), kind: 'missing', words: 'Propriedades não encontradas na resposta: banks' },
    'properties of another type': { reply: () => json({ banks: [{ id: 1 }] }), kind: 'missing', words: 'Propriedades não encontradas na resposta: banks.0.id, banks.0.code, banks.0.name, banks.0.agency, banks.0.account' },
    'success false': { reply: () => json({ success: false }), kind: 'server', words: 'Erro no servidor. Por favor tente novamente mais tarde' },
    'a field error': { reply: () => json({ error: 'Banco fora do ar' }), kind: 'refused', words: 'Banco fora do ar' },
    'a field erro': { reply: () => json({ erro: 'Banco fora do ar' }), kind: 'refused', words: 'Banco fora do ar' },
    'a field message': { reply: () => json({ message: 'Banco fora do ar' }), kind: 'refused', words: 'Banco fora do ar' },
    'a field mensagem': { reply: () => json({ mensagem: 'Banco fora do ar' }), kind: 'refused', words: 'Banco fora do ar' },
    'an error with a message inside': { reply: () => json({ error: { message: 'Banco fora do ar' } }), kind: 'refused', words: 'Banco fora do ar' },
    'an error without words': { reply: () => json({ error: true }), kind: 'refused', words: 'Erro no servidor. Por favor tente novamente mais tarde' },
    'a refusal with words, before its status': { reply: () => json({ error: 'Espere um pouco.', code: 'limit.reached', id: '1' }, 429), kind: 'refused', words: 'Espere um pouco.' },
    'a status with data and no words': { reply: () => json({ banks: [] }, 500), kind: 'refused', words: 'Erro HTTP 500' },
  }
  it.each(Object.entries(cases))('%s is told in its exact words', async (_, { reply, words, kind }) => {
    const api = apiOver({ host: '', fetch: async () => reply(), timeout: 20_000 })
    await expect(api('banks', {})).rejects.toMatchObject({ message: words, kind })
  })
})

it('sends a row of the contract: path, query, body, key and version', async () => {
  const requests: Request[] = []
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(new URL(String(url), 'http://site'), init))
    return json({ success: true, version: 2 })
  }
  const api = apiOver({ host: '', fetch, timeout: 1000 })
  await api('saveStep', { params: { idLead: 'a/b', step: 'name' }, body: { name: 'Ana Souza' } }, { idempotencyKey: 'k', version: 1 })
  const [request] = requests
  expect([request?.method, request?.url, await request?.text()]).toEqual(['PATCH', 'http://site/api/lead-v2/a%2Fb/name', '{"name":"Ana Souza"}'])
  expect([request?.headers.get('idempotency-key'), request?.headers.get('if-match')]).toEqual(['k', '"1"'])
})
