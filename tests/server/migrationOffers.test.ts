import { afterAll, describe, expect, it } from 'vitest'
import { customerCards as cards } from '../../server/sample/sampleCards.ts'
import { finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'

const server = await aServer()
afterAll(() => server.stop())

describe('a copper customer who asks for fibre', () => {
  it('gets offers, a lead and the masked contact, and nothing else', async () => {
    const { body } = await server
      .visitor()
      .call('migrationOffers', { body: { cpf: cards.migration.cpf, utm_campaign: 'fibra', origin: 'site.example' } })
    expect(body).toEqual({
      plansOffers: ['d500a', 'd600a', 'd1000a'].map((sku) =>
        expect.objectContaining({ sku, id: `migration-${sku}`, plan_type: 'migration' }),
      ),
      idLead: expect.stringMatching(/^[\w-]{22}$/),
      protocol: expect.stringMatching(/^\d{9}$/),
      userData: { name: 'Gustavo F.', email: 'g•••@correio.example', phone: '(16) •••••-0006' },
    })
    expect(JSON.stringify(body)).not.toMatch(/Ferraz|Alzira|\b1969\b|80000000167|16991230006/)
  })

  it.each([
    ['without an offer', cards.migrationNone.cpf],
    ['of fibre already', cards.renewal.cpf],
    ['of nobody', '52998224725'],
  ])('%s is answered alike, with a useless lead', async (_, cpf) => {
    const visitor = server.visitor()
    const { body } = await visitor.call('migrationOffers', { body: { cpf } })
    expect(body).toEqual({
      plansOffers: [],
      idLead: expect.any(String),
      protocol: expect.stringMatching(/^\d{9}$/),
      userData: { name: null, email: null, phone: null },
    })
    const idLead = String(body['idLead'])
    expect((await visitor.call('readMigration', { params: { idLead } })).body).toMatchObject({
      name: null,
      email: null,
      phone: null,
      document: null,
      due: 'plan',
    })
    expect(
      await visitor.call('chooseMigrationPlan', { params: { idLead }, body: { idPlan: 'migration-d600a' } }),
    ).toMatchObject({ status: 422, body: { fields: { idPlan: 'Escolha uma das ofertas da lista.' } } })
    expect(await finish(visitor, idLead)).toMatchObject({ status: 409, body: { code: 'step.due', due: 'plan' } })
  })
})
