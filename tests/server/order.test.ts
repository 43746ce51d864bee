import { afterAll, describe, expect, it } from 'vitest'
import { aServer } from '../support/aServer.ts'
import {
  aConfirmedLead,
  aLead,
  anAddress,
  anAnsweredLead,
  choices,
  finish,
  lastWord,
  save,
} from '../support/anOrder.ts'

const server = await aServer()
afterAll(() => server.stop())

describe('an order', () => {
  it('goes from an address to a number', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const [visit] = await choices(visitor)
    expect((await finish(visitor, id)).body).toEqual({
      success: true,
      orderNumber: expect.stringMatching(/^\d{10}$/),
      visit,
    })
    expect((await visitor.call('readLead', { params: { idLead: id } })).body).toMatchObject({
      status: 'finished',
      due: null,
      orderNumber: expect.any(String),
      visit,
    })
  })

  it('keeps its number if finished again', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const first = await finish(visitor, id)
    expect((await finish(visitor, id)).body).toEqual(first.body)
    expect((await finish(visitor, id, { headers: { 'If-Match': '"1"' } })).body).toEqual(first.body)
  })

  it('is one order if finished twenty times at once', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const heard = await Promise.all(
      Array.from({ length: 20 }, (_, at) => finish(visitor, id, { key: `finish-number-${at}-of-20` })),
    )
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    expect(new Set(heard.map(({ body }) => body['orderNumber'])).size).toBe(1)
  })

  it('is refused with the unanswered question', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'step.due', due: 'name' } })
  })

  it('is refused before it is confirmed', async () => {
    const visitor = server.visitor()
    const id = await anAnsweredLead(visitor)
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'risk.needed' } })
  })

  it('is refused without accepted terms, in the visitor’s words', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    const heard = await finish(visitor, id, { body: { ...lastWord, accept_terms: false } })
    expect(heard).toMatchObject({
      status: 422,
      body: { fields: { accept_terms: 'Marque que leu e aceita o contrato e o regulamento da oferta.' } },
    })
  })

  it('is refused if the offer changed since it was shown', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    expect(await finish(visitor, id, { body: { ...lastWord, offerCode: 'another' } })).toMatchObject({
      status: 409,
      body: { code: 'offer.changed' },
    })
  })

  it('accepts no more answers once it is placed', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await finish(visitor, id)
    expect(await save(visitor, id, 'name', { name: 'Outra Pessoa' })).toMatchObject({
      status: 409,
      body: { code: 'lead.finished' },
    })
    expect(await visitor.call('confirmLead', { params: { idLead: id }, body: {} })).toMatchObject({ status: 409 })
    expect(await visitor.call('createLead', { body: { idLead: id, address: anAddress } })).toMatchObject({
      status: 409,
    })
  })

  it('allows withdrawing the consent to promotions, and nothing else of that step', async () => {
    const visitor = server.visitor()
    const id = await aConfirmedLead(visitor)
    await save(visitor, id, 'email', { accept_promotions: true })
    await finish(visitor, id)
    const told = async () => (await visitor.call('readLead', { params: { idLead: id } })).body
    expect(await told()).toMatchObject({ accept_promotions: true })
    for (const body of [{ accept_promotions: true }, { email: 'outra@casa.com.br', accept_promotions: false }])
      expect(await save(visitor, id, 'email', body)).toMatchObject({ status: 409, body: { code: 'lead.finished' } })
    expect(await save(visitor, id, 'email', { accept_promotions: false })).toMatchObject({ status: 200 })
    expect(await told()).toMatchObject({ accept_promotions: false, status: 'finished' })
  })
})
