import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sqliteFile } from '../../server/db/databaseFilePaths.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { endPerson, erasePerson, exportPerson } from '../../server/leads/personCommands.ts'
import { columnNames } from '../../server/leads/columns/columns.ts'
import { leadTableNames } from '../../server/leads/erase.ts'
import { aMigration, aRenewal } from '../support/aCustomer.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { aConfirmedLead, aLead, anAddress, anAnsweredLead, answers, aPlanId, finish, save } from '../support/anOrder.ts'
import type { Heard, Visitor } from '../support/aVisitor.ts'

const server = await aServerOnDisk()
afterAll(() => server.stop())

const phone = answers.phone.phone
const bankInfo = { bank: '341', agency: '9183-4', account_number: '40718-5' }
const row = z.record(z.string(), z.unknown())
const everything = z.object({ lead: row, told: row, tables: z.record(z.string(), z.array(row)) })
const inFull = ({ body }: Heard) => everything.parse(body['everything'])
const env = () => readEnv({ DATA_DIR: server.dataDir })
const now = () => server.clock.at
const staff = { by: 'Rita N. Prado-12' }
const exported = (visitor: Visitor, id: string, by: string | undefined = phone, key = 'a-key-of-this-export') =>
  visitor.call('exportLead', { body: { id, ...(by !== '' && { phone: by }) }, key })

describe('an export', () => {
  it('contains all answers of a visitor in full, and their consequences', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor, { bankInfo: { direct_debit: true, bankInfo } })
    const { body } = await finish(visitor, id)
    const { lead, told, tables } = inFull(await exported(visitor, id))
    expect(lead).toMatchObject({ id, kind: 'order', order_number: body['orderNumber'] })
    expect(told).toMatchObject({
      name: 'Ana Souza',
      phone,
      email: 'ana@provedor.com.br',
      birth_date: answers.birthDate.birth_date,
      mothers_name: 'Maria Souza',
      document: answers.documentNumber.cpf,
      bank_info: bankInfo,
      address: expect.objectContaining({ number: '35' }),
    })
    expect(Object.keys(told).toSorted()).toEqual(columnNames.filter((name) => name !== 'document_hash').toSorted())
    expect(Object.keys(tables).toSorted()).toEqual([...leadTableNames, 'orders', 'audit'].toSorted())
    expect(tables).toMatchObject({
      orders: [{ number: body['orderNumber'], offer: { plan: { id: answers.plan.idPlan } } }],
      bookings: [{ period: expect.any(String) }],
    })
    expect(tables['audit']?.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['created', 'finished', 'exported']),
    )
    expect(JSON.stringify({ told, tables })).not.toContain('token')
  })

  it('is refused without the telephone, like an erasure, and after several guesses', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const nothing = { status: 200, body: { success: true, everything: null } }
    expect(await exported(visitor, id, '')).toMatchObject(nothing)
    for (let count = 0; count < 5; count += 1)
      expect(await exported(visitor, id, `1699123450${count}`)).toMatchObject(nothing)
    expect(await exported(visitor, id, '16991234509')).toMatchObject({ status: 429 })
    expect(await exported(visitor, id)).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    server.pass(3_600_000)
    expect(inFull(await exported(visitor, id)).told['phone']).toBe(phone)
  })

  it('withholds answers from before a change of telephone, until they are given again', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor, {}, { tracking: { utm_source: 'quixotesca' } })
    const other = '16997777777'
    const older = ['name', 'email', 'tracking', 'birth_date', 'document']
    await save(visitor, id, 'phone', { phone })
    expect(inFull(await exported(visitor, id)).told).toMatchObject({ document: answers.documentNumber.cpf })
    await save(visitor, id, 'phone', { phone: other })
    await save(visitor, id, 'motherName', answers.motherName)
    await visitor.call('createLead', { body: { idLead: id, address: anAddress, idPlan: aPlanId } })
    const { told } = inFull(await exported(visitor, id, other))
    expect(told).toMatchObject({ phone: other, mothers_name: 'Maria Souza', plan_id: answers.plan.idPlan })
    expect(told['withheld']).toEqual(expect.arrayContaining([...older]))
    for (const name of older) expect(told).not.toHaveProperty(name)
    await save(visitor, id, 'documentNumber', answers.documentNumber)
    expect(inFull(await exported(visitor, id, other)).told['document']).toBe(answers.documentNumber.cpf)
    await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
    const { body } = await finish(visitor, id)
    const [found] = await exportPerson(env(), { order: String(body['orderNumber']), ...staff }, now)
    expect(found?.told).toMatchObject({ birth_date: answers.birthDate.birth_date, name: 'Ana Souza' })
  })

  it('contains only masks of a customer found by CPF', async () => {
    const visitor = server.visitor()
    for (const id of [(await aRenewal(visitor)).id, (await aMigration(visitor)).id]) {
      const { told, lead } = inFull(await exported(visitor, id, ''))
      expect(lead['id']).toBe(id)
      expect(told).not.toHaveProperty('birth_date')
      expect(told['name']).toMatch(/^\S+ \S\.$/)
      expect(told['email']).toContain('•')
    }
  })

  it('is not stored for retries', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const rows = async () => (await server.db.selectFrom('idempotency').select('scope').execute()).length
    const before = await rows()
    const [once, twice] = [await exported(visitor, id, ''), await exported(visitor, id, '')]
    expect(await rows()).toBe(before)
    expect(inFull(twice).tables['audit']).toHaveLength((inFull(once).tables['audit']?.length ?? 0) + 1)
  })
})

describe('a person who asks the operator', () => {
  const document = '11144477735'

  it('gets all data of each lead found by document, protocol or order', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor, { documentNumber: { cpf: document } })
    const { body } = await finish(visitor, id)
    const protocol = String((await server.lead(id))?.protocol)
    for (const sought of [{ document }, { protocol }, { order: String(body['orderNumber']) }]) {
      const [told] = await exportPerson(env(), { ...sought, ...staff }, now)
      expect(told).toMatchObject({ lead: { id }, told: { name: 'Ana Souza', document } })
    }
    expect(await exportPerson(env(), { document: '111.444.777-35', ...staff }, now)).toHaveLength(1)
    await expect(exportPerson(env(), staff, now)).rejects.toThrow('Say whom')
  })

  it.each([exportPerson, erasePerson, endPerson])('learns that a number is unknown', async (asked) => {
    await expect(asked(env(), { document: '00000000191', ...staff }, now)).rejects.toThrow(
      'Nothing is kept under this number.',
    )
    await expect(asked(env(), { protocol: '1', ...staff }, now)).rejects.toThrow('Nothing is kept under this number.')
  })

  it('is answered only by an operator whom the trail names', async () => {
    const visitor = server.visitor()
    const protocol = async (id: string) => String((await server.lead(id))?.protocol)
    const [kept, erased] = [await aLead(visitor), await aLead(visitor)]
    const sought = { protocol: await protocol(kept) }
    for (const other of [undefined, '', ' ', 'x', 'number:1', 'a\nb', 'x'.repeat(61)])
      for (const asked of [exportPerson, erasePerson, endPerson])
        await expect(asked(env(), { ...sought, by: other }, now)).rejects.toThrow('Say who you are, by --by NAME.')
    await exportPerson(env(), { ...sought, ...staff }, now)
    await endPerson(env(), { ...sought, ...staff }, now)
    await erasePerson(env(), { protocol: await protocol(erased), ...staff }, now)
    const trailOf = async (id: string) =>
      (await server.db.selectFrom('audit').select('event').where('lead_id', '=', id).orderBy('n').execute()).map(
        ({ event }) => event,
      )
    expect(await trailOf(kept)).toEqual([
      'created',
      `exported by the operator ${staff.by}`,
      `ended by the operator ${staff.by}`,
    ])
    expect(await trailOf(erased)).toEqual(['created', `to be erased by the operator ${staff.by}`, 'erased'])
    expect((await auditCheck(server.db)).faults).toEqual([])
  })

  it('can end a placed order on every device, with its links, without cancelling it', async () => {
    const [visitor, other] = [server.visitor(), server.visitor()]
    const id = await anAnsweredLead(visitor)
    const link = async () =>
      String((await visitor.call('makeResumeLink', { params: { idLead: id }, body: { by: 'copy' } })).body['token'])
    const open = async (token: string) =>
      (await other.call('openResumeLink', { body: { token, answer: '15031990', keepOthers: true } })).body['opened']
    expect(await open(await link())).toEqual({ idLead: id })
    const left = await link()
    await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
    const { body } = await finish(visitor, id)
    expect(await endPerson(env(), { order: String(body['orderNumber']), ...staff }, now)).toBe(2)
    for (const device of [visitor, other])
      expect(await device.call('readLead', { params: { idLead: id } })).toMatchObject({
        status: 404,
        body: { code: 'lead.ended' },
      })
    expect(await open(left)).toBeNull()
    expect((await server.lead(id))?.order_number).toBe(body['orderNumber'])
  })

  it('can have leads without an order erased, while the server runs', async () => {
    const visitor = server.visitor()
    const mine = { documentNumber: { cpf: '52998224725' } }
    const [open, ordered] = [await aConfirmedLead(visitor, mine), await aConfirmedLead(visitor, mine)]
    const { body } = await finish(visitor, ordered)
    const sealed = (await server.db.selectFrom('leads').select('name').where('id', '=', open).executeTakeFirst())?.name
    expect(await erasePerson(env(), { document: '52998224725', ...staff }, now)).toEqual({
      erased: 1,
      orders: [body['orderNumber']],
    })
    expect((await visitor.call('readLead', { params: { idLead: open } })).status).toBe(404)
    expect((await visitor.call('readLead', { params: { idLead: ordered } })).status).toBe(200)
    expect(readFileSync(sqliteFile(server.dataDir)).includes(String(sealed))).toBe(false)
    expect(readFileSync(`${server.dataDir}.erasures`, 'utf8')).toContain(open)
  })
})
