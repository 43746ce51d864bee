import { afterAll, describe, expect, it } from 'vitest'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { isGuarded } from '../../server/http/crossSiteCheck.ts'
import { calls } from '../../src/api/contract/calls.ts'
import { aCollaborator } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'
import { anyParams } from '../support/anyParams.ts'
import { folderForAll } from '../support/temporaryFolder.ts'

const siteFolder = folderForAll({
  'shell.html': '<html><head></head><body>the page</body></html>',
  'routes.json': JSON.stringify({
    heads: { '': [], '/b': [] },
    missing: { title: 'Missing', noindex: true },
    paths: ['/', '/chat', '/chat/numero', '/checkout/cep', '/checkout/nr-imovel'],
    redirects: [],
  }),
})
const server = await aServer({}, { siteFolder })
afterAll(() => server.stop())

/** Senders by headers, and the expected results of an API change and of a form. */
const senders = [
  {
    who: 'our page',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' },
    api: true,
    form: 'visit-cep',
  },
  {
    who: 'our page behind a proxy that names another host',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://ultrafibra.example' },
    api: true,
    form: 'visit-cep',
  },
  {
    who: 'our form, which sends no referrer',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
    api: true,
    form: 'visit-cep',
  },
  { who: 'the visitor alone', headers: { 'Sec-Fetch-Site': 'none' }, api: true, form: 'visit-cep' },
  { who: 'our page in an old browser', headers: { Origin: 'http://localhost' }, api: true, form: 'visit-cep' },
  { who: 'another program', headers: {}, api: true, form: 'visit-cep-untold' },
  {
    who: 'a form without a referrer in an old browser',
    headers: { Origin: 'null' },
    api: false,
    form: 'visit-cep-untold',
  },
  {
    who: 'another site',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    api: false,
    form: null,
  },
  {
    who: 'another site that hides',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    api: false,
    form: null,
  },
  { who: 'a link or a picture of another site', headers: { 'Sec-Fetch-Site': 'cross-site' }, api: false, form: null },
  {
    who: 'a neighbour of the same domain',
    headers: { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' },
    api: false,
    form: null,
  },
  { who: 'another site in an old browser', headers: { Origin: 'https://evil.example' }, api: false, form: null },
  { who: 'another port in an old browser', headers: { Origin: 'http://localhost:8080' }, api: false, form: null },
  { who: 'a site named like ours', headers: { Origin: 'http://localhost.evil.example' }, api: false, form: null },
  { who: 'no origin at all', headers: { Origin: 'nonsense' }, api: false, form: null },
].map((sender) => ({ ...sender, headers: { Host: 'localhost', ...sender.headers } }))

describe.each(senders)('a request by $who', ({ headers, api, form }) => {
  it.each(callNames.filter(isGuarded))(`as %s is ${api ? 'looked at' : 'refused'}`, async (name) => {
    const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) => Reflect.get(anyParams, key))
    const answer = await server.app.request(`/api${path}`, { method: calls[name].method, headers })
    const { code } = await answer.json()
    expect([answer.status === 403, code === 'site.other']).toEqual([!api, !api])
  })

  it.each(['/chat', '/checkout/cep', '/b/chat'])(
    `as a form at %s is ${form === null ? 'refused' : 'taken'}`,
    async (path) => {
      const answer = await server.app.request(path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ cep: '14010100' }),
      })
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      const page = await (await server.app.request('/checkout/nr-imovel', { headers: { Cookie: cookie } })).text()
      const told =
        answer.headers.get('content-type') === 'text/html; charset=UTF-8' &&
        (await answer.text()).includes(`<a href="${path}">Continuar meu pedido</a>`)
      const left = /<meta name="(visit-cep[^"]*)" content="14010100">/.exec(page)?.[1]
      expect([answer.status, cookie !== '', told, left]).toEqual(
        form === null ? [403, false, true, undefined] : [303, true, false, form],
      )
    },
  )

  it.each(['/', '/chat?phone=16991234567&s=d600b', '/checkout/cep?s=d600b', '/api/banks', '/healthz'])(
    'for %s is shown',
    async (path) => {
      expect((await server.app.request(path, { headers })).status).toBe(200)
    },
  )
})

it('a refused form is logged with the reason, like a call', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' }
  const answer = await server.app.request('/chat', { method: 'POST', headers, body: new URLSearchParams({ cep: '1' }) })
  const id = String(answer.headers.get('x-request-id'))
  const line = server.lines.find((each) => each.includes(id)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ id, call: 'site', status: 403, code: 'site.other' })
})

describe('another site', () => {
  const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }

  it('can neither change a visitor’s order nor have a code sent', async () => {
    const visitor = server.visitor()
    const [id, collaborator] = [await aLead(visitor), await aCollaborator(visitor)]
    const before = (await visitor.call('readLead', { params: { idLead: id } })).body
    const phone = { phone: '21987655678', whatsapp: false }
    expect(
      await visitor.call('saveStep', { params: { idLead: id, step: 'phone' }, body: phone, headers: elsewhere }),
    ).toMatchObject({ status: 403, body: { code: 'site.other' } })
    expect(await visitor.call('removeLead', { body: { idLead: id }, headers: elsewhere })).toMatchObject({
      status: 403,
    })
    expect(
      await visitor.call('sendCollaboratorCode', { params: { id: collaborator }, headers: elsewhere }),
    ).toMatchObject({ status: 403 })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body).toEqual(before)
    await server.deliver()
    expect(server.mails).toEqual([])
  })

  it('cannot use up the limits of a visitor’s address', async () => {
    const strict = await aServer({ WRITES_PER_MINUTE: '1', CUSTOMER_LOOKUPS_PER_HOUR: '1' })
    const visitor = strict.visitor()
    for (let at = 0; at < 5; at++)
      expect((await visitor.call('checkClient', { params: { cpf: '10000000108' }, headers: elsewhere })).status).toBe(
        403,
      )
    for (let at = 0; at < 5; at++)
      expect(
        (await visitor.call('requestCall', { body: { telephone: '16991234567' }, headers: elsewhere })).status,
      ).toBe(403)
    expect((await visitor.call('checkClient', { params: { cpf: '10000000108' } })).status).toBe(200)
    expect((await visitor.call('requestCall', { body: { telephone: '16991234567' } })).status).toBe(200)
    await strict.stop()
  })
})

describe('behind a trusted proxy', () => {
  const asked = {
    'X-Forwarded-Host': 'ultrafibra.example',
    Host: 'inner:3000',
    Origin: 'https://ultrafibra.example',
    'Content-Type': 'application/json',
  }
  const statusOf = async ({ app }: Awaited<ReturnType<typeof aServer>>) =>
    (await app.request('/api/supportRequest', { method: 'POST', headers: asked, body: '{"telephone":"16991234567"}' }))
      .status

  it('our host is the requested one, and only the proxy may name it', async () => {
    const [proxied, alone] = [await aServer({ TRUSTED_PROXIES: '127.0.0.1' }), await aServer()]
    expect([await statusOf(proxied), await statusOf(alone)]).toEqual([200, 403])
    await proxied.stop()
    await alone.stop()
  })
})
