import { afterAll, describe, expect, it } from 'vitest'
import { mobileCards } from '../../server/sample/sampleCards.ts'
import { anAddress, answers, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'

const server = await aServer()
afterAll(() => server.stop())

const idPlan = 'plan-d600b'

describe('a mobile customer', () => {
  it.each([
    [mobileCards.controle, 'bonus-timcontrole'],
    [mobileCards.black, 'bonus-timblack'],
    [mobileCards.pre, 'bonus-timpre'],
  ])('starts an order by the number of the line: $what', async ({ phone }, idPlanAddonBonus) => {
    const visitor = server.visitor()
    for (const bonus of [{}, { idPlanAddonBonus }]) {
      const { status, body } = await visitor.call('createFromRenta', {
        body: { idPlan, phoneNumber: phone, tracking: { lp_origin: 'LP' }, ...bonus },
      })
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        id: body['idLead'],
        idLead: expect.any(String),
        idLeadNoCoverage: null,
        protocol: expect.stringMatching(/^\d{9}$/),
        cepCoverage: { infra: null },
        version: 1,
      })
    }
  })

  it('gives the address next, and continues like every other with a known telephone', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createFromRenta', { body: { idPlan, phoneNumber: mobileCards.black.phone } })
    const idLead = String(body['idLead'])
    const read = async () => (await visitor.call('readLead', { params: { idLead } })).body
    expect(await read()).toMatchObject({ due: 'cep', idPlan, phone: '(16) •••••-0002', address: { cep: '' } })
    expect(await save(visitor, idLead, 'name', answers.name)).toMatchObject({
      status: 409,
      body: { code: 'address.due', due: 'cep' },
    })
    expect(await save(visitor, idLead, 'plan', { idPlan: 'plan-d1000a' })).toMatchObject({
      status: 409,
      body: { code: 'plan.unavailable' },
    })
    expect(await visitor.call('createLead', { body: { idLead, address: anAddress, idPlan } })).toMatchObject({
      status: 200,
    })
    expect(await read()).toMatchObject({ due: 'name', saved: ['plan', 'phone'] })
  })

  it.each([
    ['of nobody', { phoneNumber: '16999999999' }],
    ['of a suspended line', { phoneNumber: mobileCards.suspended.phone }],
    [
      'of another mobile plan than the one chosen',
      { phoneNumber: mobileCards.controle.phone, idPlanAddonBonus: 'bonus-timblack' },
    ],
  ])('gets the same reply with a number %s', async (_, said) => {
    const heard = await server.visitor().call('createFromRenta', { body: { idPlan, ...said } })
    expect(heard).toMatchObject({
      status: 409,
      body: { code: 'mobile.unknown', error: expect.stringContaining('Não encontramos esse número') },
    })
    expect(heard.headers.getSetCookie()).toEqual([])
  })

  it('is refused with a plan that the campaign does not sell, or an invalid number', async () => {
    const visitor = server.visitor()
    expect(
      await visitor.call('createFromRenta', { body: { idPlan: 'plan-d300r', phoneNumber: mobileCards.pre.phone } }),
    ).toMatchObject({ status: 409, body: { code: 'plan.unavailable' } })
    expect(await visitor.call('createFromRenta', { body: { idPlan, phoneNumber: '1699' } })).toMatchObject({
      status: 422,
      body: { fields: { phoneNumber: 'Esse número não é válido. Verifique a digitação.' } },
    })
  })

  it('cannot be searched for, because look-ups per number and address are limited', async () => {
    const small = await aServer({ CUSTOMER_LOOKUPS_PER_HOUR: '6' })
    const ask = (phoneNumber: string) => small.visitor().call('createFromRenta', { body: { idPlan, phoneNumber } })
    expect([
      (await ask('16999999999')).status,
      (await ask('16999999999')).status,
      (await ask('16999999999')).status,
    ]).toEqual([409, 409, 429])
    for (let at = 1; at <= 4; at += 1) expect((await ask(`1699999990${at}`)).status).toBe(409)
    expect(await ask(mobileCards.pre.phone)).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    await small.stop()
  })
})
