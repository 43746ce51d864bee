import { afterAll, describe, expect, it } from 'vitest'
import { addressCards, customerCards as cards } from '../../server/sample/sampleCards.ts'
import { quizFor } from '../../server/risk/builtInQuiz.ts'
import { acceptanceOf, aMigration, aPlacedMigration, confirmMigration, saveAddress } from '../support/aCustomer.ts'
import { finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'

const server = await aServer()
afterAll(() => server.stop())

const choosePlan = (visitor: Visitor, idLead: string, idPlan: string) =>
  visitor.call('chooseMigrationPlan', { params: { idLead }, body: { idPlan } })
const read = async (visitor: Visitor, idLead: string) =>
  (await visitor.call('readMigration', { params: { idLead } })).body

async function saveVisit(visitor: Visitor, id: string) {
  const { body } = await visitor.call('slots', { query: { cep: addressCards.covered.cep } })
  const slots = Array.isArray(body['slots']) ? body['slots'] : []
  const [{ date, period }] = slots.filter((slot) => slot.free)
  return save(visitor, id, 'scheduleDate', { schedules: [{ date, period }] })
}

describe('a migration', () => {
  it('goes from plan to address to number and mail', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    expect(await read(visitor, id)).toMatchObject({
      kind: 'migration',
      plansOffers: expect.arrayContaining([expect.objectContaining({ id: 'migration-d600a' })]),
      due: 'scheduleDate',
      name: 'Gustavo F.',
      document: '•••.000.001-••',
      address: { cep: '14010100', number: '35', address: 'Rua das Palmeiras' },
    })
    expect(await saveVisit(visitor, id)).toMatchObject({ status: 200 })
    expect((await confirmMigration(visitor, id)).body).toMatchObject({
      success: true,
      rejected: false,
      quiz_needed: false,
    })
    const { body } = await finish(visitor, id, { body: acceptanceOf('migration-d600a') })
    expect(body).toEqual({
      success: true,
      orderNumber: expect.stringMatching(/^\d{10}$/),
      visit: expect.objectContaining({ period: expect.any(String) }),
    })
    expect((await finish(visitor, id, { body: acceptanceOf('migration-d600a') })).body).toEqual(body)
    expect(await read(visitor, id)).toMatchObject({ status: 'finished', orderNumber: body['orderNumber'] })
    await server.deliver()
    const mail = server.mails.find(({ to }) => to === cards.migration.email)
    expect(mail?.subject).toBe(`Recebemos a sua migração, pedido ${String(body['orderNumber'])}`)
    expect(mail?.text).toContain('Rua das Palmeiras, 35 · Centro, Ribeirão Preto/SP · CEP 14010-100')
  })

  it('asks for one thing after another', async () => {
    const visitor = server.visitor()
    const { id } = await aMigration(visitor)
    expect(await saveAddress(visitor, id, 'cep', { cep: '14010100' })).toMatchObject({
      status: 409,
      body: { code: 'step.due', due: 'plan' },
    })
    await choosePlan(visitor, id, 'migration-d600a')
    expect((await read(visitor, id))['due']).toBe('cep')
    expect(await saveAddress(visitor, id, 'number', { number: '35' })).toMatchObject({
      status: 409,
      body: { code: 'address.due', due: 'cep' },
    })
    expect(await confirmMigration(visitor, id)).toMatchObject({
      status: 409,
      body: { code: 'address.due', due: 'cep' },
    })
    await saveAddress(visitor, id, 'cep', { cep: '14010100' })
    expect((await read(visitor, id))['due']).toBe('number')
    expect(
      await save(visitor, id, 'scheduleDate', { schedules: [{ date: '24/11/2026', period: 'manha' }] }),
    ).toMatchObject({ status: 409, body: { code: 'address.due', due: 'number' } })
  })

  it('asks for a missing telephone and e-mail, and accepts changes of them', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor, 'migration-d500a', cards.migrationNoContact.cpf)
    expect((await read(visitor, id))['due']).toBe('phone')
    expect(await confirmMigration(visitor, id)).toMatchObject({ status: 409, body: { code: 'step.due', due: 'phone' } })
    for (const phone of ['16991234567', '16991234568'])
      expect(await save(visitor, id, 'phone', { phone })).toMatchObject({ status: 200 })
    expect(
      await save(visitor, id, 'email', { email: 'helena@correio.example', accept_promotions: false }),
    ).toMatchObject({ status: 200 })
    expect(await read(visitor, id)).toMatchObject({
      due: 'scheduleDate',
      phone: '(16) •••••-4568',
      email: 'h•••@correio.example',
    })
    expect((await confirmMigration(visitor, id)).body).toMatchObject({ rejected: false, quiz_needed: false })
  })

  it.each([
    ['phone', { phone: '16991234567' }],
    ['email', { email: 'outra@provedor.com.br', accept_promotions: false }],
    ['name', { name: 'Outra Pessoa' }],
    ['documentNumber', { cpf: '52998224725' }],
    ['birthDate', { birth_date: '01/01/1990' }],
    ['motherName', { mothers_name: 'Outra Senhora' }],
  ] as const)('keeps the %s of the contract for everybody', async (step, body) => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    expect(await save(visitor, id, step, body)).toMatchObject({ status: 409, body: { code: 'step.known' } })
  })

  it('may change the due date and the payment', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    expect(await save(visitor, id, 'dueDate', { due_date: 20 })).toMatchObject({ status: 200 })
    expect(await save(visitor, id, 'bankInfo', { direct_debit: false })).toMatchObject({ status: 200 })
    expect(await read(visitor, id)).toMatchObject({ due_date: 20, direct_debit: false, due: 'scheduleDate' })
  })

  it('with a plan without a visit needs nothing more', async () => {
    const visitor = server.visitor()
    const { id } = await aMigration(visitor, cards.migrationNoContact.cpf)
    await choosePlan(visitor, id, 'migration-d300a')
    await saveAddress(visitor, id, 'cep', { cep: addressCards.older.cep })
    await saveAddress(visitor, id, 'number', { number: addressCards.older.number })
    await save(visitor, id, 'phone', { phone: '16991234567' })
    await save(visitor, id, 'email', { email: 'helena@correio.example', accept_promotions: false })
    expect((await read(visitor, id))['due']).toBeNull()
    await confirmMigration(visitor, id)
    expect(await finish(visitor, id, { body: acceptanceOf('migration-d300a') })).toMatchObject({ status: 200 })
  })

  it('to another CEP asks for the house and the visit again', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    await saveVisit(visitor, id)
    await saveAddress(visitor, id, 'cep', { cep: addressCards.giga.cep })
    expect(await read(visitor, id)).toMatchObject({
      due: 'number',
      schedules: null,
      address: { cep: addressCards.giga.cep, number: null },
    })
  })

  it('accepts a block and lot instead of a number', async () => {
    const visitor = server.visitor()
    const { id } = await aMigration(visitor)
    await choosePlan(visitor, id, 'migration-d600a')
    await saveAddress(visitor, id, 'cep', { cep: addressCards.lot.cep })
    const door = {
      is_block_allotment: true,
      block_number: addressCards.lot.block,
      allotment_number: addressCards.lot.lot,
      complement: 'Casa 2',
    }
    expect(await saveAddress(visitor, id, 'number', door)).toMatchObject({ status: 200 })
    expect((await read(visitor, id))['address']).toMatchObject({
      block_number: '12',
      allotment_number: '7',
      complement: 'Casa 2',
    })
  })

  it.each([
    ['the network does not reach', addressCards.notCovered, cards.migration, { code: 'address.uncovered' }],
    ['the plan is too fast for', addressCards.older, cards.migration, { code: 'plan.unavailable', due: 'plan' }],
    ['every offer is too fast for', addressCards.older, cards.migrationQuiz, { code: 'offers.unavailable' }],
  ])('to an address that %s is refused, and the house not stored', async (_, { cep, number }, { cpf }, problem) => {
    const visitor = server.visitor()
    const { id, offers } = await aMigration(visitor, cpf)
    await choosePlan(visitor, id, 'migration-d1000a')
    await saveAddress(visitor, id, 'cep', { cep })
    expect(await saveAddress(visitor, id, 'number', { number })).toMatchObject({ status: 409, body: problem })
    expect((await read(visitor, id))['due']).toBe('number')
    expect(await choosePlan(visitor, id, offers[0] ?? '')).toMatchObject({ status: 200 })
  })

  it('with an address accepts only a plan available there', async () => {
    const visitor = server.visitor()
    const { id } = await aMigration(visitor)
    await choosePlan(visitor, id, 'migration-d500a')
    await saveAddress(visitor, id, 'cep', { cep: addressCards.older.cep })
    await saveAddress(visitor, id, 'number', { number: addressCards.older.number })
    expect(await choosePlan(visitor, id, 'migration-d1000a')).toMatchObject({
      status: 409,
      body: { code: 'plan.unavailable' },
    })
  })

  it.each([
    ['cep', {}, 'cep', 'Falta preencher este campo.'],
    ['cep', { cep: '123' }, 'cep', 'O CEP tem oito números, como em 14010-100.'],
    ['cep', { cep: '14010100', number: '35' }, 'number', 'Este campo não é esperado.'],
    ['number', {}, 'number', 'Falta preencher este campo.'],
    ['number', { number: '35', cep: '14010200' }, 'cep', 'Este campo não é esperado.'],
    ['number', { block_number: '12' }, 'number', 'Falta preencher este campo.'],
  ] as const)('%s with %o is refused by name', async (step, body, field, text) => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    expect(await saveAddress(visitor, id, step, body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: text } },
    })
  })

  it('may need a quiz, and be refused', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor, 'migration-d600a', cards.migrationQuiz.cpf)
    const { body } = await confirmMigration(visitor, id)
    expect(body).toMatchObject({ quiz_needed: true })
    expect(await finish(visitor, id, { body: acceptanceOf('migration-d600a') })).toMatchObject({ status: 409 })
    const idQuiz = JSON.parse(JSON.stringify(body['quiz'])).idQuiz
    const questions = quizFor(cards.migrationQuiz.cpf).questions.map(({ id: question, right }) => ({
      id: question,
      answer: { id: right },
    }))
    expect(
      (await visitor.call('answerQuiz', { params: { idLead: id }, body: { idQuiz, questions } })).body,
    ).toMatchObject({ rejected: false })
    const refused = await aPlacedMigration(visitor, 'migration-d500a', cards.migrationRejected.cpf)
    expect((await confirmMigration(visitor, refused)).body).toMatchObject({ rejected: true })
  })

  it('accepts nothing once finished, and can be erased before without its telephone', async () => {
    const visitor = server.visitor()
    const id = await aPlacedMigration(visitor)
    await saveVisit(visitor, id)
    await confirmMigration(visitor, id)
    await finish(visitor, id, { body: acceptanceOf('migration-d600a') })
    expect(await choosePlan(visitor, id, 'migration-d500a')).toMatchObject({
      status: 409,
      body: { code: 'lead.finished' },
    })
    expect(await saveAddress(visitor, id, 'cep', { cep: '14010100' })).toMatchObject({
      status: 409,
      body: { code: 'lead.finished' },
    })
    const other = await aPlacedMigration(visitor)
    expect(await visitor.call('removeLead', { body: { id: other, phone: '11999999999' } })).toMatchObject({
      status: 200,
    })
    expect(await visitor.call('readMigration', { params: { idLead: other } })).toMatchObject({ status: 404 })
  })
})
