import { afterAll, describe, expect, it } from 'vitest'
import { columnNames } from '../../server/leads/columns/columns.ts'
import { aRenewal } from '../support/aCustomer.ts'
import { aLead, anAddress, answers, save } from '../support/anOrder.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'

const server = await aServerOnDisk()
afterAll(() => server.stop())

const rowOf = (id: string) => server.lead(id)
const told = {
  idPlanRenewal: 'refidel-d600a',
  offerSelected: 'plan-d600b',
  accept_information: true,
  flags: { riskValidationRequired: true },
  address: { ...anAddress, addressV2: 'Rua das Palmeiras, 35' },
}

describe('the additional data of a lead', () => {
  it('is stored, shown to its visitor, and erased with the lead', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor, told)
    await save(visitor, id, 'name', answers.name)
    expect(await save(visitor, id, 'phone', { ...answers.phone, phone2: '1633110003' })).toMatchObject({ status: 200 })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      phone2: '1633110003',
      accept_information: 1,
      offer_selected: 'plan-d600b',
      renewal_plan_id: 'refidel-d600a',
    })
    expect([JSON.parse(row?.flags ?? ''), JSON.parse(row?.address ?? '')]).toMatchObject([told.flags, told.address])
    const { body } = await visitor.call('readLead', { params: { idLead: id } })
    expect(body).toMatchObject({
      phone2: '(16) •••••-0003',
      accept_information: true,
      offerSelected: 'plan-d600b',
      idPlanRenewal: 'refidel-d600a',
    })
    expect(await visitor.call('removeLead', { body: { id, ...answers.phone } })).toMatchObject({ status: 200 })
    expect(await rowOf(id)).toBeUndefined()
  })

  it('is text, even if it looks like SQL', async () => {
    const addon = `a', (select token_hash from leads)); drop table leads; --`
    const id = await aLead(server.visitor(), { addon })
    expect(await rowOf(id)).toMatchObject({ id, addon })
    const { status } = await server.visitor().call('coverage', { query: { cep: anAddress.cep, addon } })
    expect(status).toBe(200)
  })

  it('stays when a lead moves without it, and follows a new value', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor, told)
    await visitor.call('createLead', { body: { idLead: id, address: anAddress } })
    expect(await rowOf(id)).toMatchObject({
      accept_information: 1,
      offer_selected: 'plan-d600b',
      renewal_plan_id: 'refidel-d600a',
    })
    await visitor.call('createLead', { body: { idLead: id, address: anAddress, accept_information: false } })
    expect(await rowOf(id)).toMatchObject({ accept_information: 0 })
  })

  it('is refused if it is invalid', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', answers.name)
    expect(await save(visitor, id, 'phone', { ...answers.phone, phone2: '123' })).toMatchObject({
      status: 422,
      body: { fields: { phone2: 'Esse número não é válido. Verifique a digitação.' } },
    })
    expect(await visitor.call('createLead', { body: { address: anAddress, accept_information: 'sim' } })).toMatchObject(
      { status: 422 },
    )
  })

  it('contains no consent to promotions without an e-mail', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', answers.name)
    await save(visitor, id, 'phone', answers.phone)
    expect(await save(visitor, id, 'email', { accept_promotions: true })).toMatchObject({
      status: 422,
      body: { fields: { email: 'Falta o seu e-mail.' } },
    })
    await save(visitor, id, 'email', answers.email)
    expect(await save(visitor, id, 'email', { accept_promotions: true })).toMatchObject({ status: 200 })
    expect(await rowOf(id)).toMatchObject({ accept_promotions: 1 })
  })

  it('contains the chosen offer of a renewal', async () => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    await visitor.call('chooseRenewal', {
      params: { id_renewal_request_user: id },
      body: { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' },
    })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body).toMatchObject({
      idPlanRenewal: 'refidel-d600a',
    })
  })
})

it('every column of a lead comes from a migration', async () => {
  const tables = await server.db.introspection.getTables()
  const made = tables.find(({ name }) => name === 'leads')?.columns.map(({ name }) => name)
  expect(made).toEqual(expect.arrayContaining(columnNames))
})
