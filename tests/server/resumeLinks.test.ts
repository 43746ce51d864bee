import { beforeEach, describe, expect, it } from 'vitest'
import { aMigration, aRenewal } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import type { Said, Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { soon } from '../support/soon.ts'

const birthDay = '15031990'
const hour = 3_600_000
const gone = { status: 200, body: { success: true, order: null } }
const closed = { status: 200, body: { success: true, opened: null } }
const make = (visitor: Visitor, idLead: string, by = 'copy') =>
  visitor.call('makeResumeLink', { params: { idLead }, body: { by } })
const look = (visitor: Visitor, token: string, said: Said = {}) =>
  visitor.call('readResumeLink', { body: { token }, ...said })
const open = (visitor: Visitor, token: string, answer: string, said: Said = {}) =>
  visitor.call('openResumeLink', { body: { token, answer }, ...said })
const read = (visitor: Visitor, idLead: string) => visitor.call('readLead', { params: { idLead } })
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } })

describe.each(databases)('a link to another device, on $database', (kind) => {
  const shop = shopOn(kind, { settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  /** Gives each test its own hour, because limits count by the hour. */
  beforeEach(({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
    shop().server.pass(hour)
  })
  /** A visitor with an order up to the telephone, or the birth date, and a link to it. */
  async function aLinked(upTo: 'phone' | 'birthDate' = 'birthDate') {
    const visitor = shop().server.visitor()
    const id = await aLead(visitor)
    const steps = ['name', 'phone', 'email', 'birthDate'] as const
    for (const step of steps.slice(0, steps.indexOf(upTo) + 1)) await save(visitor, id, step, answers[step])
    const { body } = await make(visitor, id)
    return { visitor, id, token: String(body['token']), made: body }
  }

  const rows = (table: 'resume_links' | 'lead_holders', id: string) =>
    shop().db.selectFrom(table).selectAll().where('lead_id', '=', id).execute()

  it('shows plan and step without personal data, and opens for the right answer', async () => {
    const { visitor, id, token, made } = await aLinked()
    expect(made).toMatchObject({ challenge: 'birthDate', email: 'a•••@provedor.com.br' })
    const other = shop().server.visitor()
    const seen = await look(other, token)
    expect(seen.body).toEqual({
      success: true,
      order: {
        challenge: 'birthDate',
        plan: { name: expect.any(String), price: expect.any(Number) },
        due: 'motherName',
        devices: [{ since: expect.any(String) }],
      },
    })
    expect(await read(other, id)).toMatchObject({ status: 404 })
    const opened = await open(other, token, birthDay)
    expect(opened.body).toEqual({ success: true, opened: { idLead: id } })
    expect((await read(other, id)).body).toMatchObject({ id, name: 'Ana S.', due: 'motherName' })
    expect(await save(other, id, 'motherName', answers.motherName)).toMatchObject({ status: 200 })
    expect(await read(visitor, id)).toMatchObject({ status: 404, body: { code: 'lead.ended' } })
  })

  it('keeps access on earlier devices if its visitor wants that', async () => {
    const { visitor, id, token } = await aLinked()
    const other = shop().server.visitor()
    await open(other, token, birthDay, { body: { token, answer: birthDay, keepOthers: true } })
    expect(await save(other, id, 'motherName', answers.motherName)).toMatchObject({ status: 200 })
    expect((await read(visitor, id)).body).toMatchObject({ due: 'documentNumber' })
  })

  it('ends the other links and devices, even a link that is opened in parallel', async () => {
    const { visitor, id, token } = await aLinked()
    const another = String((await make(visitor, id)).body['token'])
    const both = [shop().server.visitor(), shop().server.visitor()]
    await Promise.all(both.map((each, n) => open(each, n ? token : another, birthDay)))
    const reads = await Promise.all(both.map((each) => read(each, id)))
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect(await rows('resume_links', id)).toEqual([])
  })

  it('changes nothing on a device that already has access', async () => {
    const { visitor, id, token } = await aLinked()
    await open(visitor, token, birthDay)
    expect(await rows('lead_holders', id)).toEqual([])
    const { body } = await visitor.call('exportLead', { body: { id, ...answers.phone } })
    expect(body).toMatchObject({ everything: { told: { name: answers.name.name } } })
  })

  it('is reported to the order’s e-mail when it is opened', async () => {
    const { token } = await aLinked()
    await open(shop().server.visitor(), token, birthDay)
    await shop().server.deliver()
    const mail = await soon(() =>
      shop().server.mails.find(({ subject }) => subject.startsWith('Seu pedido foi aberto')),
    )
    expect(mail?.to).toBe('ana@provedor.com.br')
  })

  it('asks for the end of the telephone without a birth date', async () => {
    const { id, token } = await aLinked('phone')
    const other = shop().server.visitor()
    expect((await look(other, token)).body).toMatchObject({ order: { challenge: 'phone', due: 'email' } })
    expect(await open(other, token, birthDay)).toMatchObject(closed)
    expect((await open(other, token, '4567')).body).toMatchObject({ opened: { idLead: id } })
  })

  it('opens once, even for two requests in parallel', async () => {
    const { token } = await aLinked()
    const both = await Promise.all([1, 2].map(() => open(shop().server.visitor(), token, birthDay)))
    expect(both.filter(({ body }) => body['opened'] !== null)).toHaveLength(1)
    expect(await look(shop().server.visitor(), token)).toMatchObject(gone)
    expect(await open(shop().server.visitor(), token, birthDay)).toMatchObject(closed)
  })

  it('has the same reply and access for a retry with its key', async () => {
    const { id, token } = await aLinked()
    const [first, cutOff] = [shop().server.visitor(), shop().server.visitor()]
    const key = 'a-key-of-some-length'
    await open(first, token, birthDay, { key })
    await open(cutOff, token, birthDay, { key })
    expect(await read(cutOff, id)).toMatchObject({ status: 200 })
    expect(await rows('lead_holders', id)).toHaveLength(1)
  })

  it('is spent after five wrong answers, even for the right one', async () => {
    const { visitor, id, token } = await aLinked()
    for (const wrong of ['01011990', '15031991', '4567', '0000', '31121999'])
      expect(await open(shop().server.visitor(), token, wrong)).toMatchObject(closed)
    expect(await open(shop().server.visitor(), token, birthDay)).toMatchObject(closed)
    expect(await look(shop().server.visitor(), token)).toMatchObject(gone)
    const { body } = await make(visitor, id)
    expect((await open(shop().server.visitor(), String(body['token']), birthDay)).body).toMatchObject({
      opened: { idLead: id },
    })
  })

  it('expires after a day, and the first one with the fourth of a lead', async () => {
    const { visitor, id, token } = await aLinked()
    const later: string[] = []
    for (let n = 0; n < 3; n++) {
      shop().server.pass(1000)
      later.push(String((await make(visitor, id)).body['token']))
    }
    expect(await look(shop().server.visitor(), token)).toMatchObject(gone)
    for (const each of later) expect((await look(shop().server.visitor(), each)).body['order']).not.toBeNull()
    shop().server.pass(24 * hour)
    for (const each of later) expect(await open(shop().server.visitor(), each, birthDay)).toMatchObject(closed)
    await shop().server.forget()
    expect(await rows('resume_links', id)).toEqual([])
  })

  it('has the same reply if it is wrong, used or wrongly answered', async () => {
    const { token } = await aLinked()
    const unknown = [token.slice(0, -1), 'x', '', 'á'.repeat(64)]
    for (const each of unknown) {
      expect(await look(shop().server.visitor(), each)).toMatchObject(gone)
      expect((await open(shop().server.visitor(), each, birthDay)).body).toEqual(
        (await open(shop().server.visitor(), token, '0000')).body,
      )
    }
  })

  it('takes equally long if it, or its answer, is wrong', async () => {
    const { token } = await aLinked()
    for (const each of [token, 'wrong']) {
      const began = performance.now()
      await open(shop().server.visitor(), each, '0000')
      expect(performance.now() - began).toBeGreaterThanOrEqual(50)
    }
  })

  it('opens despite wrong tries of others from the same address block', async () => {
    const { token } = await aLinked()
    const stranger = shop().server.visitor()
    const tries = Array.from({ length: 70 }, async (_, n) => {
      const ip = n < 40 ? '189.1.2.3' : `189.1.2.${n}`
      await look(stranger, `guess-${n}`, from(ip))
      await open(stranger, `guess-${n}`, '0000', from(ip))
    })
    await Promise.all(tries)
    expect(await look(shop().server.visitor(), token, from('189.1.2.3'))).toMatchObject({ status: 200 })
    expect((await open(shop().server.visitor(), token, birthDay, from('189.1.2.3'))).body['opened']).not.toBeNull()
  })

  it('can be created ten times an hour for a lead', async () => {
    const { visitor, id } = await aLinked()
    for (let n = 0; n < 9; n++) expect(await make(visitor, id)).toMatchObject({ status: 200 })
    expect(await make(visitor, id)).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    shop().server.pass(hour)
    expect(await make(visitor, id)).toMatchObject({ status: 200 })
  })

  it('is refused with a reason without a challenge, after the order, and by mail before a birth date', async () => {
    const visitor = shop().server.visitor()
    const id = await aLead(visitor)
    expect(await make(visitor, id)).toMatchObject({ status: 409, body: { code: 'resume.unguarded' } })
    await save(visitor, id, 'name', answers.name)
    await save(visitor, id, 'phone', answers.phone)
    await save(visitor, id, 'email', answers.email)
    expect(await make(visitor, id, 'mail')).toMatchObject({ status: 409, body: { code: 'resume.early' } })
    expect((await make(visitor, id)).body).toMatchObject({ email: null, challenge: 'phone' })
    const placed = await aConfirmedLead(visitor)
    await finish(visitor, placed)
    expect(await make(visitor, placed)).toMatchObject({ status: 409, body: { code: 'lead.finished' } })
  })

  it('is not created for a customer, whose answers a CPF could reveal', async () => {
    const visitor = shop().server.visitor()
    for (const { id } of [await aRenewal(visitor), await aMigration(visitor)])
      expect(await make(visitor, id)).toMatchObject({ status: 409, body: { code: 'resume.customer' } })
  })

  it('is mailed to the lead’s e-mail, and is then in no reply', async () => {
    const { visitor, id } = await aLinked()
    const { body } = await make(visitor, id, 'mail')
    expect(body).toMatchObject({ token: null, email: 'a•••@provedor.com.br' })
    await shop().server.deliver()
    const mail = await soon(() => shop().server.mails.find(({ subject }) => subject.startsWith('Continue')))
    const [, token = ''] = /http:\/\/localhost:3000\/continuar#([\w-]{43})\n/.exec(mail?.text ?? '') ?? []
    expect(mail?.to).toBe('ana@provedor.com.br')
    expect(mail?.html).toContain(`<a href="http://localhost:3000/continuar#${token}">`)
    expect((await open(shop().server.visitor(), token, birthDay)).body).toMatchObject({ opened: { idLead: id } })
    expect([...shop().server.lines, JSON.stringify(await rows('lead_holders', id))].join('')).not.toContain(token)
  })

  it('is mailed five times an hour', async () => {
    const { visitor, id } = await aLinked()
    for (let n = 0; n < 5; n++) expect(await make(visitor, id, 'mail')).toMatchObject({ status: 200 })
    expect(await make(visitor, id, 'mail')).toMatchObject({ status: 429 })
  })

  it('has its token neither in the database nor in the log', async () => {
    const { visitor, id, token } = await aLinked()
    await make(visitor, id, 'mail')
    const [made = '', mailed = ''] = (await rows('resume_links', id)).map((row) => JSON.stringify(row))
    expect([made.includes(token), mailed === '', shop().server.lines.join('').includes(token)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is deleted with its lead, like the other device’s access', async () => {
    const { visitor, id, token } = await aLinked()
    const other = shop().server.visitor()
    await open(other, token, birthDay)
    await make(other, id)
    await other.call('removeLead', { body: { id, ...answers.phone } })
    expect(await read(visitor, id)).toMatchObject({ status: 404 })
    expect([await rows('resume_links', id), await rows('lead_holders', id)]).toEqual([[], []])
  })
})

describe('in production', () => {
  it('a link is mailed only if the address of the site is set', async () => {
    const settings = { NODE_ENV: 'production', OPERATOR: 'sample', MASTER_KEY: Buffer.alloc(32, 1).toString('base64') }
    for (const [SITE_ADDRESS, email] of [
      ['', null],
      ['https://ultrafibra.example', 'a•••@provedor.com.br'],
    ] as const) {
      const server = await aServer({ ...settings, SITE_ADDRESS })
      const visitor = server.visitor()
      const id = await aLead(visitor)
      for (const step of ['name', 'phone', 'email', 'birthDate'] as const) await save(visitor, id, step, answers[step])
      const { body } = await visitor.call('makeResumeLink', { params: { idLead: id }, body: { by: 'copy' } })
      expect(body).toMatchObject({ email })
      await server.stop()
    }
  })
})
