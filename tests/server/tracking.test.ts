import { afterAll, describe, expect, it } from 'vitest'
import { mobileCards } from '../../server/sample/sampleCards.ts'
import { aMigration, aRenewal } from '../support/aCustomer.ts'
import { aLead, anAddress, save } from '../support/anOrder.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'

const server = await aServerOnDisk()
afterAll(() => server.stop())

async function row(id: string) {
  const { addon, bonus_plan_id, tracking, flags } = (await server.lead(id)) ?? {}
  return { addon, bonus_plan_id, tracking, flags }
}
const marks = async (id: string) => JSON.parse((await row(id)).flags ?? '{}')
const came = {
  addon: 'livelo',
  idPlanAddonBonus: 'bonus-timpre',
  tracking: { utm_source: 'mail', gclid: 'g1', ab_version: 'B' },
  flags: { from_livelo: true, premium: true },
}

describe('the origin of a visit', () => {
  it('is stored with the lead, and stays when the lead moves without it', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor, came)
    await visitor.call('createLead', { body: { idLead: id, address: anAddress, idPlan: 'plan-d600b' } })
    const { tracking, flags, ...others } = await row(id)
    expect(others).toEqual({ addon: 'livelo', bonus_plan_id: 'bonus-timpre' })
    expect([JSON.parse(tracking ?? ''), JSON.parse(flags ?? '')]).toEqual([came.tracking, came.flags])
  })

  it('is the last one sent', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor, came)
    await visitor.call('createLead', {
      body: { idLead: id, address: anAddress, tracking: { utm_source: 'ads' }, flags: {} },
    })
    expect(await row(id)).toMatchObject({ tracking: '{"utm_source":"ads"}', flags: '{}', addon: 'livelo' })
  })

  it('is stored for a renewal, a migration, a mobile customer and an address without coverage', async () => {
    const visitor = server.visitor()
    const tracking = { utm_source: 'sms' }
    const { body } = await visitor.call('renewalOffers', { body: { cpf: '52998224725', tracking } })
    expect((await row(String(body['id_renewal_request']))).tracking).toBe('{"utm_source":"sms"}')
    const migrated = await visitor.call('migrationOffers', { body: { cpf: '52998224725', tracking } })
    expect((await row(String(migrated.body['idLead']))).tracking).toBe('{"utm_source":"sms"}')
    const mobile = await visitor.call('createFromRenta', {
      body: { idPlan: 'plan-d600b', phoneNumber: mobileCards.controle.phone, tracking },
    })
    expect(await row(String(mobile.body['id']))).toMatchObject({
      tracking: '{"utm_source":"sms"}',
      addon: 'timcontrole',
      bonus_plan_id: 'bonus-timcontrole',
    })
    const waiting = await visitor.call('keepNoCoverage', {
      body: { address: { cep: '14010200', number: '35' }, tracking },
    })
    expect((await row(String(waiting.body['id']))).tracking).toBe('{"utm_source":"sms"}')
  })
})

describe('the flag for winning a customer back', () => {
  it('is set by the plan, whatever the visit sends', async () => {
    const visitor = server.visitor()
    expect(await marks(await aLead(visitor, { idPlan: 'plan-d600wb', flags: { from_livelo: true } }))).toEqual({
      from_livelo: true,
      winBack: true,
    })
    expect(await marks(await aLead(visitor, { flags: { winBack: true } }))).toEqual({})
  })

  it('follows the plan when it changes', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'plan', { idPlan: 'plan-d600wb' })
    expect(await marks(id)).toEqual({ winBack: true })
    await save(visitor, id, 'plan', { idPlan: 'plan-d600b' })
    expect(await marks(id)).toEqual({})
  })
})

describe('the data of a look-up', () => {
  it('is erased with its lead, like a code with the order’s lead', async () => {
    const visitor = server.visitor()
    const [{ id: renewed }, { id: migrated }] = [await aRenewal(visitor), await aMigration(visitor)]
    for (const id of [renewed, migrated])
      expect(await visitor.call('removeLead', { body: { id, phone: '16991234567' } })).toMatchObject({ status: 200 })
    const left = await server.db
      .selectFrom('customer_requests')
      .select('lead_id')
      .where('lead_id', 'in', [renewed, migrated])
      .execute()
    expect(left).toEqual([])
    expect(await server.db.selectFrom('owner_keys').select('owner').where('owner', '=', migrated).execute()).toEqual([])
  })
})
