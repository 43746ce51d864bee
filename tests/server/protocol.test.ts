import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { protocol } from '../../src/api/contract/values/orderProtocolNumber.ts'
import { withNewProtocol } from '../../server/leads/create/newProtocol.ts'
import { mobileCards } from '../../server/sample/sampleCards.ts'
import { aLead, anAddress, aPlanId } from '../support/anOrder.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { aServer } from '../support/aServer.ts'

const server = await aServer()
afterAll(() => server.stop())

const read = async (visitor: ReturnType<typeof server.visitor>, idLead: string) =>
  (await visitor.call('readLead', { params: { idLead } })).body['protocol']

describe('the protocol of an order', () => {
  it('is shown when the order begins, stays when it moves, and is unique', async () => {
    const visitor = server.visitor()
    const begun = (await visitor.call('createLead', { body: { address: anAddress } })).body
    const told = z.parse(protocol, begun['protocol'])
    const moved = (
      await visitor.call('createLead', { body: { idLead: begun['id'], address: anAddress, idPlan: aPlanId } })
    ).body
    expect([moved['protocol'], await read(visitor, String(begun['id']))]).toEqual([told, told])
    expect(await read(visitor, await aLead(visitor))).not.toBe(told)
  })

  it('is shown to customers, mobile customers, collaborators and for an address without an offer', async () => {
    const visitor = server.visitor()
    const replies = [
      await visitor.call('renewalOffers', { body: { cpf: '52998224725' } }),
      await visitor.call('migrationOffers', { body: { cpf: '52998224725' } }),
      await visitor.call('createFromRenta', { body: { phoneNumber: mobileCards.controle.phone } }),
      await visitor.call('createLead', {
        body: { email: 'ana@timbrasil.example', flags: { collaborator_special_offer: true } },
      }),
      await visitor.call('keepNoCoverage', { body: { address: anAddress } }),
    ]
    for (const { body } of replies) expect(z.safeParse(protocol, body['protocol']).success).toBe(true)
  })

  it('gives no access: its owner sees what a stranger sees', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    const number = String(await read(visitor, id))
    const stranger = server.visitor()
    for (const who of [visitor, stranger])
      expect(await who.call('readLead', { params: { idLead: number } })).toMatchObject({
        status: 404,
        body: { code: 'lead.unknown' },
      })
    expect(await stranger.call('readLead', { params: { idLead: id } })).toMatchObject({
      status: 404,
      body: { code: 'lead.unknown' },
    })
    expect(await visitor.call('removeLead', { body: { id: number } })).toMatchObject({
      status: 404,
      body: { code: 'lead.unknown' },
    })
    expect(await read(visitor, id)).toBe(number)
  })
})

describe('a drawn protocol', () => {
  it('is drawn again if it is taken', async () => {
    const drawn = ['123456782', '123456782', '987654324']
    const taken = new Set(['123456782'])
    expect(
      await withNewProtocol(
        (number) => Promise.resolve(!taken.has(number)),
        () => drawn.shift() ?? '',
      ),
    ).toBe('987654324')
  })
})

it('the event of a requested call has the protocol, but not the telephone', async () => {
  const shared = await aServerOnDisk()
  const visitor = shared.visitor()
  const { protocol: told } = (await visitor.call('createLead', { body: { address: anAddress } })).body
  const { body } = await visitor.call('requestCall', { body: { telephone: '16991234567', protocol: told } })
  const events = await shared.db.selectFrom('outbox').where('topic', '=', 'call.requested').select('payload').execute()
  expect(events.map(({ payload }) => JSON.parse(payload))).toEqual([{ request: body['id'], protocol: told }])
  const wrong = await visitor.call('requestCall', { body: { telephone: '16991234567', protocol: '123' } })
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  await shared.stop()
})
