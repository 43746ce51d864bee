import { beforeEach, describe, expect, it } from 'vitest'
import { refusals } from '../../server/http/refusalMessages.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, aLead, anAddress, aPlanId, answers, choices, finish, save } from '../support/anOrder.ts'
import { databases, serverOn } from '../support/databases.ts'

const account = { direct_debit: true, bankInfo: { bank: '341', agency: '9183-4', account_number: '40718-5' } }
const missing = refusals['field.missing']
const again = (due: string) => ({ status: 409, body: { code: 'told.again', due } })
const read = (visitor: Visitor, idLead: string) => visitor.call('readLead', { params: { idLead } })
const move = (visitor: Visitor, idLead: string, number: string) =>
  visitor.call('createLead', { body: { idLead, address: { ...anAddress, number }, idPlan: aPlanId } })
const confirm = (visitor: Visitor, idLead: string) => visitor.call('confirmLead', { params: { idLead }, body: {} })

describe.each(databases)('the person and the account of an order, on $database', (kind) => {
  const server = serverOn(kind)
  beforeEach(({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
  })

  /** An order begun on one device, with private answers from another. Both have access. */
  async function shared() {
    const [first, next] = [server().visitor(), server().visitor()]
    const id = await aLead(first)
    for (const step of ['name', 'phone', 'email'] as const) await save(first, id, step, answers[step])
    const { body } = await first.call('makeResumeLink', { params: { idLead: id }, body: { by: 'copy' } })
    const opening = { token: String(body['token']), answer: answers.phone.phone.slice(-4), keepOthers: true }
    await next.call('openResumeLink', { body: opening })
    for (const step of ['birthDate', 'motherName', 'documentNumber', 'dueDate'] as const)
      await save(next, id, step, answers[step])
    await save(next, id, 'bankInfo', account)
    await save(next, id, 'scheduleDate', { schedules: await choices(next) })
    await confirm(next, id)
    return { first, next, id }
  }

  it('can only be used by the device that sent them', async () => {
    const { first, next, id } = await shared()
    expect(await finish(first, id)).toMatchObject(again('documentNumber'))
    await save(first, id, 'documentNumber', answers.documentNumber)
    expect(await finish(first, id)).toMatchObject(again('bankInfo'))
    expect(await finish(next, id)).toMatchObject(again('documentNumber'))
    await save(first, id, 'bankInfo', account)
    expect(await finish(first, id)).toMatchObject({ status: 200 })
  })

  it('are shown as due on another device', async () => {
    const { first, next, id } = await shared()
    const there = (await read(first, id)).body
    expect(there).toMatchObject({ due: 'documentNumber', document: null })
    expect(there['saved']).not.toEqual(expect.arrayContaining(['documentNumber']))
    expect(there['saved']).not.toEqual(expect.arrayContaining(['bankInfo']))
    expect((await read(next, id)).body).toMatchObject({ due: null, document: expect.any(String) })
    await finish(next, id)
    expect((await read(first, id)).body).toMatchObject({ due: null, document: expect.any(String) })
  })

  it.each([
    ['telephone', (visitor: Visitor, id: string) => save(visitor, id, 'phone', { phone: '16997654321' })],
    [
      'e-mail',
      (visitor: Visitor, id: string) =>
        save(visitor, id, 'email', { ...answers.email, email: 'outra@provedor.com.br' }),
    ],
    ['home', (visitor: Visitor, id: string) => move(visitor, id, '37')],
  ])('are needed again after a new %s', async (_, change) => {
    const visitor = server().visitor()
    const id = await aConfirmedLead(visitor, { bankInfo: account })
    expect(await change(visitor, id)).toMatchObject({ status: 200 })
    expect(await finish(visitor, id)).toMatchObject(again('documentNumber'))
    await save(visitor, id, 'documentNumber', answers.documentNumber)
    expect(await finish(visitor, id)).toMatchObject(again('bankInfo'))
    await save(visitor, id, 'bankInfo', account)
    await confirm(visitor, id)
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })

  it('keep the omitted parts of an account, unless the bank changes', async () => {
    const visitor = server().visitor()
    const id = await aConfirmedLead(visitor, { bankInfo: account })
    for (const bankInfo of [{ agency: '1111' }, { bank: '341' }])
      expect(await save(visitor, id, 'bankInfo', { direct_debit: true, bankInfo })).toMatchObject({ status: 200 })
    const copy = await visitor.call('exportLead', { body: { id, ...answers.phone } })
    expect(copy.body).toMatchObject({ everything: { told: { bank_info: { ...account.bankInfo, agency: '1111' } } } })
    expect(await save(visitor, id, 'bankInfo', { direct_debit: true, bankInfo: { bank: '001' } })).toMatchObject({
      status: 422,
      body: { fields: { 'bankInfo.agency': missing, 'bankInfo.account_number': missing } },
    })
    await save(visitor, id, 'bankInfo', { direct_debit: false })
    const { account_number: _, ...partly } = account.bankInfo
    expect(await save(visitor, id, 'bankInfo', { direct_debit: true, bankInfo: partly })).toMatchObject({
      status: 422,
      body: { fields: { 'bankInfo.account_number': missing } },
    })
  })

  it('do not become a device’s own when it sends a part of another one’s account', async () => {
    const { first, id } = await shared()
    await save(first, id, 'documentNumber', answers.documentNumber)
    const words = refusals['told.again']
    expect(
      await save(first, id, 'bankInfo', { direct_debit: true, bankInfo: { bank: '341', agency: '1111' } }),
    ).toMatchObject({ status: 422, body: { fields: { 'bankInfo.account_number': words } } })
    expect(await save(first, id, 'bankInfo', { direct_debit: true })).toMatchObject({ status: 422 })
    expect(await finish(first, id)).toMatchObject(again('bankInfo'))
  })

  it('stay if contact and home are sent unchanged', async () => {
    const visitor = server().visitor()
    const id = await aConfirmedLead(visitor, { bankInfo: account })
    await save(visitor, id, 'phone', answers.phone)
    await save(visitor, id, 'email', answers.email)
    await move(visitor, id, anAddress.number)
    await save(visitor, id, 'name', { name: 'Ana Lima Souza' })
    await confirm(visitor, id)
    expect(await finish(visitor, id)).toMatchObject({ status: 200 })
  })
})
