import { afterAll, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'

const server = await aServer()
afterAll(() => server.stop())

describe('erasing a lead', () => {
  it('needs its telephone, and leaves nothing to read', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', answers.name)
    await save(visitor, id, 'phone', answers.phone)
    const wrong = await visitor.call('removeLead', { body: { id, phone: '16999999999' } })
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'phone.other', fields: { phone: 'Esse não é o telefone deste pedido.' } },
    })
    expect((await visitor.call('removeLead', { body: { id, ...answers.phone } })).body).toEqual({ success: true })
    expect(await visitor.call('readLead', { params: { idLead: id } })).toMatchObject({ status: 404 })
    expect(await save(visitor, id, 'email', answers.email)).toMatchObject({ status: 404 })
    expect(await visitor.call('removeLead', { body: { id, ...answers.phone } })).toMatchObject({ status: 404 })
  })

  it('needs a telephone only if it has one', async () => {
    const visitor = server.visitor()
    const [without, having] = [await aLead(visitor), await aLead(visitor)]
    for (const step of ['name', 'phone'] as const) await save(visitor, having, step, answers[step])
    expect(await visitor.call('removeLead', { body: { id: without } })).toMatchObject({ status: 200 })
    expect(await visitor.call('removeLead', { body: { id: having } })).toMatchObject({
      status: 422,
      body: { code: 'phone.other' },
    })
  })

  it('accepts five wrong telephones an hour, together with exports, then not even the right one', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await finish(visitor, id)
    const key = 'a-key-of-this-erasure'
    const wrong = (count: number) =>
      visitor.call('removeLead', { body: { id, phone: `1699999999${count}` }, key: `${key}-${count}` })
    for (let count = 0; count < 4; count += 1)
      expect(await wrong(count)).toMatchObject({ status: 422, body: { code: 'phone.other' } })
    expect(await wrong(0)).toMatchObject({ status: 422, body: { code: 'phone.other' } })
    const right = { body: { id, ...answers.phone }, key }
    for (const name of ['removeLead', 'exportLead'] as const)
      expect(await visitor.call(name, right)).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    server.pass(3_600_000)
    expect(await visitor.call('removeLead', right)).toMatchObject({ status: 200 })
  })

  it('is refused if it was changed meanwhile', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'name', answers.name)
    expect(await visitor.call('removeLead', { body: { id }, headers: { 'If-Match': '"1"' } })).toMatchObject({
      status: 412,
      body: { version: 2 },
    })
    expect(await visitor.call('removeLead', { body: { id }, headers: { 'If-Match': '"2"' } })).toMatchObject({
      status: 200,
    })
  })

  it('is refused if an order was placed meanwhile', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const {
      body: { version },
    } = await visitor.call('readLead', { params: { idLead: id } })
    await finish(visitor, id)
    expect(
      await visitor.call('removeLead', {
        body: { id, ...answers.phone },
        headers: { 'If-Match': `"${String(version)}"` },
      }),
    ).toMatchObject({ status: 412 })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body['status']).toBe('finished')
  })
})

describe('an address without coverage', () => {
  it('is stored, gets a contact, and is erased', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('keepNoCoverage', { body: { address: { cep: '14010200', number: '35' } } })
    const id = String(body['id'])
    expect(
      (
        await visitor.call('addContact', {
          body: { id, name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' },
        })
      ).body,
    ).toEqual({ success: true, id })
    expect(await visitor.call('forgetNoCoverage', { body: { id, phone: '16999999999' } })).toMatchObject({
      status: 422,
    })
    expect((await visitor.call('forgetNoCoverage', { body: { id, phone: '16991234567' } })).body).toEqual({
      success: true,
      id,
    })
    expect(await visitor.call('addContact', { body: { id, name: 'Ana Souza' } })).toMatchObject({ status: 404 })
  })

  it('is stored with the same token when a lead is created', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createLead', { body: { address: { cep: '14010200', number: '35' } } })
    expect(
      await visitor.call('addContact', { body: { id: String(body['idLeadNoCoverage']), phone: '16991234567' } }),
    ).toMatchObject({ status: 200 })
  })
})

describe('a visitor without a lead', () => {
  it('asks for a call', async () => {
    expect((await server.visitor().call('requestCall', { body: { telephone: '16991234567' } })).body).toEqual({
      success: true,
      id: expect.any(String),
    })
    expect(await server.visitor().call('requestCall', { body: { telephone: '1' } })).toMatchObject({
      status: 422,
      body: { fields: { telephone: 'Esse número não é válido. Verifique a digitação.' } },
    })
  })

  it('creates a lead in one go, which goes on like every other', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createLegacyLead', {
      body: { cep: '14010100', number: '35', name: 'Ana Souza', phone: '16991234567', idPlan: 'plan-d600b' },
    })
    const read = await visitor.call('readLead', { params: { idLead: String(body['id']) } })
    expect(read.body).toMatchObject({ saved: ['plan', 'name', 'phone'], due: 'email' })
  })
})
