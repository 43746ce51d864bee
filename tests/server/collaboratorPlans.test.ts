import { afterAll, describe, expect, it } from 'vitest'
import { corporateEmail, forCollaborators } from '../support/aCustomer.ts'
import { anAddress, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'

const server = await aServer()
afterAll(() => server.stop())

describe('a plan made for collaborators', () => {
  it('is sold to nobody else, unless another campaign sells it', async () => {
    const visitor = server.visitor()
    const ask = (idPlan: string, more = {}) =>
      visitor.call('createLead', { body: { address: anAddress, idPlan, ...more } })
    const unavailable = { status: 409, body: { code: 'plan.unavailable' } }
    for (const idPlan of ['plan-d500ar', 'plan-d600ar']) expect(await ask(idPlan)).toMatchObject(unavailable)
    expect(await ask('plan-d600ar', { addon: 'livelo' })).toMatchObject(unavailable)
    const [plain, r] = [await ask('plan-d400a'), await ask('plan-d600ar', { addon: 'r' })]
    expect(await save(visitor, String(plain.body['id']), 'plan', { idPlan: 'plan-d600ar' })).toMatchObject(unavailable)
    expect(await ask('plan-d500ar', { idLead: r.body['id'] })).toMatchObject({ status: 200 })
    expect(await ask('plan-d500ar', { idLead: r.body['id'], addon: 'livelo' })).toMatchObject(unavailable)
  })

  it('is not finished without the code', async () => {
    const visitor = server.visitor()
    const started = await visitor.call('createLead', {
      body: { address: anAddress, idPlan: 'plan-d600ar', ...forCollaborators },
    })
    expect(await finish(visitor, String(started.body['id']))).toMatchObject({
      status: 409,
      body: { code: 'step.due', due: 'email' },
    })
    await save(visitor, String(started.body['id']), 'email', { email: corporateEmail, accept_promotions: false })
    expect(await finish(visitor, String(started.body['id']))).toMatchObject({
      status: 409,
      body: { code: 'collaborator.code' },
    })
  })
})
