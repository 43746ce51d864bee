import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, anAddress, answers, finish, save } from '../support/anOrder.ts'
import { soon } from '../support/soon.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
let file = ''
let server: Awaited<ReturnType<typeof aServer>>
/** Releases the mails being sent. */
let send: () => void
beforeEach(async () => {
  home = folderForTest()
  file = join(home, 'data', 'ultrafibra.sqlite')
  const { promise, resolve } = Promise.withResolvers<void>()
  send = resolve
  server = await aServer(
    { DATA_DIR: join(home, 'data'), ERASURES_FILE: join(home, 'notes', 'erasures'), BACKUP_DIR: join(home, 'backups') },
    { mailer: { kind: 'none', send: () => promise, close: () => undefined } },
  )
})
afterEach(async () => {
  send()
  await server.stop()
})

const figures = () => server.registry.metrics()
const valueOf = async (name: string) =>
  Number(
    (await figures())
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  )

const backupTimes = () =>
  Promise.all(['', '_rehearsed'].map((which) => valueOf(`ultrafibra_backup${which}_timestamp_seconds`)))

describe('the figures', () => {
  it('count requests by call, refusals by code, orders and waiting mails', async () => {
    const visitor = server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    await visitor.call('readLead', { params: { idLead: 'AAAAAAAAAAAAAAAAAAAAAA' } })
    await server.app.request('/no-page')
    expect(await valueOf('http_requests_total{call="finishLead",status="200"}')).toBe(1)
    expect(await valueOf('http_requests_total{call="saveStep",status="200"}')).toBe(stepOrder.length)
    expect(await valueOf('http_request_duration_seconds_count{call="saveStep"}')).toBe(stepOrder.length)
    expect(await valueOf('http_requests_total{call="site",status="404"}')).toBe(1)
    expect(await valueOf('ultrafibra_refusals_total{code="lead.unknown"}')).toBe(1)
    expect(await valueOf('ultrafibra_orders')).toBe(1)
    expect(await valueOf('ultrafibra_outbox_mails')).toBe(1)
    server.pass(90_000)
    expect(await valueOf('ultrafibra_outbox_oldest_seconds')).toBe(90)
    send()
    await soon(async () => {
      await server.deliver()
      expect(await valueOf('ultrafibra_outbox_mails')).toBe(0)
    })
    expect(await valueOf('ultrafibra_outbox_oldest_seconds')).toBe(0)
  })

  it('show how long unsent events wait', async () => {
    expect(await valueOf('ultrafibra_outbox_events_overdue_seconds')).toBe(0)
    await aLead(server.visitor())
    server.pass(900_000)
    await server.deliver()
    expect(await valueOf('ultrafibra_outbox_events_overdue_seconds')).toBe(900)
  })

  it('count faults, and erasures that are not noted', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await visitor.call('removeLead', { body: { id } })
    expect(await valueOf('ultrafibra_erasures_not_noted')).toBe(1)
    renameSync(file, join(home, 'away'))
    expect(await visitor.call('createLead', { body: { address: anAddress } })).toMatchObject({ status: 503 })
    renameSync(join(home, 'away'), file)
    expect(await valueOf('ultrafibra_faults_total{call="createLead"}')).toBe(1)
    expect(await valueOf('ultrafibra_refusals_total{code="server.busy"}')).toBe(1)
  })

  it('show the start of the newest backup, and of the newest rehearsed one', async () => {
    expect(await backupTimes()).toEqual([0, 0])
    mkdirSync(join(home, 'backups'))
    for (const name of [
      '19T033000Z.sqlite',
      '19T033000Z.sqlite.rehearsed',
      '20T033000Z.sqlite',
      '21T033000Z.sqlite.part',
    ])
      writeFileSync(join(home, 'backups', `ultrafibra-202611${name}`), '')
    expect(await backupTimes()).toEqual(['2026-11-20T03:30Z', '2026-11-19T03:30Z'].map((at) => Date.parse(at) / 1000))
  })

  it('contain no personal data', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const { body } = await finish(visitor, id)
    await visitor.call('checkClient', { params: { cpf: answers.documentNumber.cpf } })
    await save(visitor, id, 'phone', { phone: '1' })
    const text = await figures()
    for (const canary of [id, id.slice(0, 8), answers.documentNumber.cpf, String(body['orderNumber']), anAddress.cep])
      expect(text).not.toContain(canary)
    expect(text).not.toMatch(/Ana|Souza|provedor|1699/)
    for (const line of text.split('\n').filter((each) => each && !each.startsWith('#')))
      expect(line).toMatch(/^[a-z_]+(\{([a-z]+="[\w.+-]+",?)+\})? (\d[\d.e+-]*|Nan|NaN)$/)
  })

  it('work without those of a database that is away', async () => {
    await server.visitor().call('banks')
    await server.stop()
    expect(await valueOf('http_requests_total{call="banks",status="200"}')).toBe(1)
    expect(await figures()).toMatch(/^ultrafibra_orders Nan$/im)
    server = await aServer()
  })
})

describe('a request', () => {
  it('has one id in its reply, its refusal and the log, which shows the reason', async () => {
    const response = await server.app.request('/api/lead/AAAAAAAAAAAAAAAAAAAAAA')
    const id = response.headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{12}$/)
    expect(await response.json()).toMatchObject({ id, code: 'lead.unknown' })
    const line = server.lines.find((each) => each.includes(String(id)))
    expect(JSON.parse(String(line))).toMatchObject({ id, call: 'readLead', status: 404, code: 'lead.unknown' })
    expect((await server.app.request('/api/banks')).headers.get('x-request-id')).not.toBe(id)
  })

  it('for a page has an id too, but no log line', async () => {
    const response = await server.app.request('/no-page')
    const id = String(response.headers.get('x-request-id'))
    expect(id).toMatch(/^[\w-]{12}$/)
    expect(server.lines.join('')).not.toContain(id)
  })
})

describe('readiness', () => {
  it('ends when the server is told to stop, while liveness does not', async () => {
    const statuses = async () =>
      Promise.all(['/healthz', '/readyz'].map(async (path) => (await server.app.request(path)).status))
    expect(await statuses()).toEqual([200, 200])
    server.drain()
    expect(await statuses()).toEqual([200, 503])
  })
})
