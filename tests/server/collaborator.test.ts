import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { documentCards } from '../../server/sample/sampleCards.ts'
import {
  aCollaborator,
  aValidatedCollaborator,
  codeMailed,
  corporateEmail,
  forCollaborators,
} from '../support/aCustomer.ts'
import { aLead, anAddress, answers, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'

const server = await aServer()
afterAll(() => server.stop())
/** Passes an hour, which resets the limits. */
afterEach(() => {
  server.pass(3_600_000)
})

const send = (visitor: Visitor, id: string) => visitor.call('sendCollaboratorCode', { params: { id } })
const check = (visitor: Visitor, idLead: string, code: string) =>
  visitor.call('checkCollaboratorCode', { body: { idLead, code } })
const settle = (visitor: Visitor, idLead: string) =>
  visitor.call('createLead', { body: { idLead, address: anAddress, idPlan: 'plan-d600ar', ...forCollaborators } })
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const read = async (visitor: Visitor, idLead: string) => (await visitor.call('readLead', { params: { idLead } })).body

describe('a collaborator', () => {
  it('starts with the corporate e-mail alone', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createLead', { body: { email: corporateEmail, ...forCollaborators } })
    expect(body).toMatchObject({
      success: true,
      idLead: expect.any(String),
      idLeadNoCoverage: null,
      cepCoverage: { infra: null },
    })
    expect(await read(visitor, String(body['id']))).toMatchObject({
      email: 'a•••@timbrasil.example',
      due: 'cep',
      collaborator_validated: false,
      address: { cep: '' },
    })
  })

  it.each(['ana@gmail.com', 'ana@timbrasil.example.evil.com', 'ana@eviltimbrasil.example'])(
    'is refused with %s',
    async (email) => {
      const heard = await server.visitor().call('createLead', { body: { email, ...forCollaborators } })
      expect(heard).toMatchObject({
        status: 422,
        body: { fields: { email: 'Use o seu e-mail da empresa, como em nome@empresa.com.br.' } },
      })
    },
  )

  it('needs an address like anyone without the flag of the offer', async () => {
    expect(await server.visitor().call('createLead', { body: { email: corporateEmail } })).toMatchObject({
      status: 422,
    })
  })

  it('orders with a code from an e-mail', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    expect((await send(visitor, id)).body).toEqual({
      success: true,
      email: 'a•••@timbrasil.example',
      expiresAt: expect.stringMatching(/Z$/),
    })
    expect((await check(visitor, id, await codeMailed(server))).body).toEqual({
      success: true,
      validated: true,
      expired: false,
      triesLeft: 5,
    })
    expect(await settle(visitor, id)).toMatchObject({ status: 200 })
    expect(await read(visitor, id)).toMatchObject({ collaborator_validated: true, due: 'name' })
    for (const step of ['name', 'phone', 'birthDate', 'motherName', 'documentNumber', 'dueDate', 'bankInfo'] as const)
      expect(await save(visitor, id, step, answers[step])).toMatchObject({ status: 200 })
    await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
    expect(await read(visitor, id)).toMatchObject({ due: 'scheduleDate' })
  })

  it('cannot continue before the code is confirmed', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    expect(await settle(visitor, id)).toMatchObject({ status: 409, body: { code: 'collaborator.code' } })
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject({
      status: 409,
      body: { code: 'collaborator.code' },
    })
    expect(await visitor.call('confirmLead', { params: { idLead: id }, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'collaborator.code' },
    })
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'collaborator.code' } })
  })

  it('gives the e-mail first after starting with an address', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createLead', { body: { address: anAddress, ...forCollaborators } })
    const id = String(body['id'])
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject({
      status: 409,
      body: { code: 'step.due', due: 'email' },
    })
    expect(await send(visitor, id)).toMatchObject({ status: 409, body: { code: 'step.due', due: 'email' } })
    expect(await save(visitor, id, 'email', answers.email)).toMatchObject({
      status: 422,
      body: { fields: { email: expect.stringContaining('e-mail da empresa') } },
    })
    expect(
      await save(visitor, id, 'email', { email: 'bia@lojas.timbrasil.example', accept_promotions: false }),
    ).toMatchObject({ status: 200 })
    expect(await send(visitor, id)).toMatchObject({ status: 200 })
  })

  it('is no longer confirmed after changing the e-mail, which the finish checks too', async () => {
    const visitor = server.visitor()
    const id = await aValidatedCollaborator(server, visitor)
    await settle(visitor, id)
    await save(visitor, id, 'email', { email: 'bia@timbrasil.example', accept_promotions: false })
    expect(await read(visitor, id)).toMatchObject({ collaborator_validated: false })
    expect(await finish(visitor, id)).toMatchObject({ status: 409, body: { code: 'collaborator.code' } })
    await save(visitor, id, 'email', { email: corporateEmail, accept_promotions: false })
    expect(await read(visitor, id)).toMatchObject({ collaborator_validated: true })
  })

  it('needs another code after changing the e-mail, unless only its case changes', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id)
    const code = await codeMailed(server)
    const emailed = (email: string) => save(visitor, id, 'email', { email, accept_promotions: false })
    expect((await emailed('bia@timbrasil.example')).status).toBe(200)
    expect(await check(visitor, id, code)).toMatchObject({ status: 409, body: { code: 'code.unsent' } })
    expect((await emailed(corporateEmail.toUpperCase())).status).toBe(200)
    expect((await check(visitor, id, code)).body).toMatchObject({ validated: true })
  })

  it('gets no code at a private e-mail given before the offer', async () => {
    const visitor = server.visitor()
    const id = await aLead(visitor)
    await save(visitor, id, 'plan', answers.plan)
    for (const step of ['name', 'phone', 'email'] as const) await save(visitor, id, step, answers[step])
    const moved = { idLead: id, address: anAddress, idPlan: 'plan-d300a', ...forCollaborators }
    expect((await visitor.call('createLead', { body: moved })).status).toBe(200)
    expect(await send(visitor, id)).toMatchObject({
      status: 422,
      body: { fields: { email: expect.stringContaining('e-mail da empresa') } },
    })
  })

  it('needs no code for an ordinary order', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.call('createLead', { body: { address: anAddress } })
    expect(await send(visitor, String(body['id']))).toMatchObject({
      status: 409,
      body: { code: 'collaborator.needless' },
    })
    expect(await check(visitor, String(body['id']), '123456')).toMatchObject({
      status: 409,
      body: { code: 'code.unsent' },
    })
  })
})

describe('a code', () => {
  it('is valid once, and later codes do not revoke it', async () => {
    const visitor = server.visitor()
    const id = await aValidatedCollaborator(server, visitor)
    const used = await codeMailed(server)
    for (const code of [used, another(used)])
      expect((await check(visitor, id, code)).body).toMatchObject({ validated: false, expired: true, triesLeft: 5 })
    expect(await read(visitor, id)).toMatchObject({ collaborator_validated: true })
    await settle(visitor, id)
    expect(await save(visitor, id, 'name', answers.name)).toMatchObject({ status: 200 })
  })

  it('is in no log, no reply and no outbox, and has six digits', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    const sent = await send(visitor, id)
    const code = await codeMailed(server)
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(sent.body) + server.lines.join('')).not.toContain(code)
    expect(await check(visitor, id, '12345')).toMatchObject({ status: 422 })
  })

  it('makes the previous one void', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id)
    const first = await codeMailed(server)
    await send(visitor, id)
    const second = await codeMailed(server)
    expect((await check(visitor, id, first)).body).toMatchObject({ validated: first === second })
    expect((await check(visitor, id, second)).body).toMatchObject({ validated: true })
    await send(visitor, id)
    expect(await read(visitor, id)).toMatchObject({ collaborator_validated: false })
  })

  it('is sent once for one key, even if repeated', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    const said = { params: { id }, key: 'a-key-of-this-very-send' }
    const first = await visitor.call('sendCollaboratorCode', said)
    const code = await codeMailed(server)
    for (let at = 0; at < 6; at += 1)
      expect((await visitor.call('sendCollaboratorCode', said)).body).toEqual(first.body)
    expect((await check(visitor, id, code)).body).toMatchObject({ validated: true })
  })

  it('is not sent by a HEAD request', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id)
    const code = await codeMailed(server)
    const cookie = [...visitor.cookies].map((each) => each.join('=')).join('; ')
    const head = await server.app.request(`/api/lead/collaborator/getNewcode/${id}`, {
      method: 'HEAD',
      headers: { Cookie: cookie },
    })
    expect([head.status, head.headers.get('allow'), await head.text()]).toEqual([405, 'GET', ''])
    expect((await check(visitor, id, code)).body).toMatchObject({ validated: true })
  })

  it('lasts ten minutes, and costs no try once it has expired', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id)
    const code = await codeMailed(server)
    server.pass(10 * 60_000)
    expect((await check(visitor, id, code)).body).toEqual({
      success: true,
      validated: false,
      expired: true,
      triesLeft: 5,
    })
  })

  it('allows five wrong tries, over all codes sent', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    for (let at = 4; at >= 0; at -= 1) {
      if (at % 2 === 0) await send(visitor, id)
      expect((await check(visitor, id, another(await codeMailed(server)))).body).toMatchObject({
        validated: false,
        triesLeft: at,
      })
    }
    expect(await check(visitor, id, await codeMailed(server))).toMatchObject({
      status: 409,
      body: { code: 'code.spent' },
    })
    expect(await send(visitor, id)).toMatchObject({ status: 409, body: { code: 'code.spent' } })
  })

  it('allows five wrong tries even in parallel', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id)
    const wrong = another(await codeMailed(server))
    const heard = await Promise.all(Array.from({ length: 10 }, () => check(visitor, id, wrong)))
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('is sent five times an hour to one e-mail', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    for (let at = 0; at < 5; at += 1) expect((await send(visitor, id)).status).toBe(200)
    expect(await send(server.visitor(), id)).toMatchObject({ status: 404 })
    expect(await send(visitor, id)).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
  })
})

describe('the order of a collaborator', () => {
  it('is confirmed at the corporate e-mail, in the words of the offer', async () => {
    const visitor = server.visitor()
    const id = await aValidatedCollaborator(server, visitor)
    await visitor.call('createLead', {
      body: { idLead: id, address: { cep: '14050100', number: '10' }, idPlan: 'plan-d300a', ...forCollaborators },
    })
    for (const step of ['name', 'phone', 'birthDate', 'motherName', 'dueDate', 'bankInfo'] as const) {
      if (step === 'dueDate') await save(visitor, id, 'documentNumber', { cpf: documentCards.approved.document })
      await save(visitor, id, step, answers[step])
    }
    await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
    expect(await finish(visitor, id, { body: { accept_terms: true, offerCode: 'UF-300A-001' } })).toMatchObject({
      status: 200,
    })
    expect(await check(visitor, id, '123456')).toMatchObject({ status: 409, body: { code: 'lead.finished' } })
    expect(await send(visitor, id)).toMatchObject({ status: 409, body: { code: 'lead.finished' } })
    await server.deliver()
    expect(server.mails.findLast(({ subject }) => subject.startsWith('Recebemos'))).toMatchObject({
      to: corporateEmail,
      text: expect.stringContaining('Oferta para colaboradores'),
    })
  })
})
