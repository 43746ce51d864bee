import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { protocol } from '../../src/api/contract/protocol.ts'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { protocols } from '../../server/db/migrations/006-protocols.ts'
import { withNewProtocol } from '../../server/leads/newProtocol.ts'
import { mobileCards } from '../../server/sample/cards.ts'
import { aLead, anAddress, aPlanId } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

const read = async (visitor: ReturnType<typeof server.visitor>, idLead: string) => (await visitor.call('readLead', { params: { idLead } })).body['protocol']

describe('the protocol of an order', () => {
  it('is told when the order begins, stays when it moves, and is no other order’s', async () => {
    const visitor = server.visitor()
    const begun = (await visitor.call('createLead', { body: { address: anAddress } })).body
    const told = z.parse(protocol, begun['protocol'])
    const moved = (await visitor.call('createLead', { body: { idLead: begun['id'], address: anAddress, idPlan: aPlanId } })).body
    expect([moved['protocol'], await read(visitor, String(begun['id']))]).toEqual([told, told])
    expect(await read(visitor, await aLead(visitor))).not.toBe(told)
  })

  it('is told to customers, to mobile customers and to collaborators', async () => {
    const visitor = server.visitor()
    const replies = [
      await visitor.call('renewalOffers', { body: { cpf: '52998224725' } }),
      await visitor.call('migrationOffers', { body: { cpf: '52998224725' } }),
      await visitor.call('createFromRenta', { body: { phoneNumber: mobileCards.controle.phone } }),
      await visitor.call('createLead', { body: { email: 'ana@timbrasil.example', flags: { collaborator_special_offer: true } } }),
    ]
    for (const { body } of replies) expect(z.safeParse(protocol, body['protocol']).success).toBe(true)
  })

  it('opens nothing: whoever knows it is told what a stranger is told', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const number = String(await read(visitor, id))
    const stranger = server.visitor()
    for (const who of [visitor, stranger]) expect(await who.call('readLead', { params: { idLead: number } })).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
    expect(await stranger.call('readLead', { params: { idLead: id } })).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
    expect(await visitor.call('removeLead', { body: { id: number } })).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
    expect(await read(visitor, id)).toBe(number)
  })
})

describe('drawing a protocol', () => {
  it('draws again when the number is taken', async () => {
    const drawn = ['123456782', '123456782', '987654324']
    const taken = new Set(['123456782'])
    expect(await withNewProtocol((number) => Promise.resolve(!taken.has(number)), () => drawn.shift() ?? '')).toBe('987654324')
  })
})

describe('a database from before protocols', () => {
  it('gives one to each lead it holds, and only once', async () => {
    const db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
    await migrate(db)
    await sql`drop index leads_protocol`.execute(db)
    await sql`alter table leads drop column protocol`.execute(db)
    for (let at = 0; at < 1200; at += 1) await sql`insert into leads (id, kind, token_hash, version, quiz_tries, created_at, touched_at, expires_at, cep, address) values (${`lead-${at}`}, 'order', '', 1, 0, '', '', '', '', '')`.execute(db)
    await protocols.up(db)
    const given = (await db.selectFrom('leads').select('protocol').orderBy('id').execute()).map((lead) => lead.protocol)
    expect(given.filter((number) => !z.safeParse(protocol, number).success)).toEqual([])
    expect(new Set(given).size).toBe(1200)
    await protocols.up(db)
    expect((await db.selectFrom('leads').select('protocol').orderBy('id').execute()).map((lead) => lead.protocol)).toEqual(given)
    await db.destroy()
  })
})
