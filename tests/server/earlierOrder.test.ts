import { describe, expect, it } from 'vitest'
import { earlierOrderWords } from '../../src/api/contract/errors/earlierOrder.ts'
import type { Step } from '../../src/api/contract/lead/stepOrder.ts'
import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases, shopOn } from '../support/databases.ts'
import { acceptanceOf, aPlacedMigration, confirmMigration } from '../support/aCustomer.ts'
import { aConfirmedLead, answers, choices, finish, lastWord, save } from '../support/anOrder.ts'
import { somebody } from '../support/somebody.ts'

const hour = 3_600_000
const { again: _, ...firstWord } = lastWord

type Other = Partial<Record<Step, unknown>>

const shown = (number: unknown) => ({
  status: 409,
  body: { code: 'order.earlier', error: earlierOrderWords(String(number)) },
})

describe.each(databases)('an earlier order of the last day, on $database', (kind) => {
  const shop = shopOn(kind, { each: true })
  const lead = (other: Other = {}, at: object = {}, visitor: Visitor = shop().server.visitor()) =>
    aConfirmedLead(visitor, other, at).then((id) => ({ visitor, id }))
  const first = async (other?: Other, at?: object) => {
    const { visitor, id } = await lead(other, at)
    return { visitor, id, ...(await finish(visitor, id, { body: firstWord })) }
  }

  it.skipIf(kind.missing)(
    'of the same person and CEP is shown before another one, which can still be placed',
    async () => {
      const { body } = await first()
      const { visitor, id } = await lead({
        name: { name: 'ANA SOUZA' },
        email: { ...answers.email, email: 'ANA@provedor.com.br' },
      })
      for (let times = 0; times < 2; times += 1)
        expect(await finish(visitor, id, { body: firstWord })).toMatchObject(shown(body['orderNumber']))
      expect(await finish(visitor, id)).toMatchObject({ status: 200 })
      expect(await finish(visitor, id, { body: firstWord })).toMatchObject({ status: 200 })
    },
  )

  it.skipIf(kind.missing)('is also shown to the browser that placed it', async () => {
    const { visitor, body } = await first()
    const { id } = await lead({}, {}, visitor)
    expect(await finish(visitor, id, { body: firstWord })).toMatchObject(shown(body['orderNumber']))
  })

  it.skipIf(kind.missing)('is placed once by one send, with and without confirming it', async () => {
    await first()
    const { visitor, id } = await lead()
    const key = 'a-key-of-the-second-order'
    expect((await finish(visitor, id, { body: firstWord, key })).status).toBe(409)
    const placed = await finish(visitor, id, { key })
    expect(placed.status).toBe(200)
    expect((await finish(visitor, id, { body: firstWord, key })).body).toEqual(placed.body)
  })

  it.skipIf(kind.missing).each([
    ['document', { documentNumber: { cpf: somebody(1).answers.documentNumber.cpf } }],
    ['birth date', { birthDate: { birth_date: '16/03/1990' } }],
    ['mother', { motherName: { mothers_name: 'Marta Souza' } }],
    ['telephone', { phone: { phone: '16991234568' } }],
    ['e-mail', { email: { ...answers.email, email: 'outra@provedor.com.br' } }],
  ])('is not shown to somebody with another %s', async (_other, other) => {
    await first()
    expect((await first(other)).status).toBe(200)
  })

  it.skipIf(kind.missing)('is not shown at another CEP, a day later, or after a withdrawal', async () => {
    const { visitor, id } = await first()
    const { cep, number } = addressCards.neighbour
    expect((await first({}, { address: { cep, number } })).status).toBe(200)
    await visitor.call('removeLead', { body: { id, ...answers.phone } })
    const second = await first()
    expect(second.status).toBe(200)
    shop().server.pass(23 * hour)
    expect(await first()).toMatchObject(shown(second.body['orderNumber']))
    shop().server.pass(2 * hour)
    expect((await first()).status).toBe(200)
  })

  it.skipIf(kind.missing)('is not shown to customers, whose lead needs only a CPF', async () => {
    const finished = []
    for (let times = 0; times < 2; times += 1) {
      const visitor = shop().server.visitor()
      const id = await aPlacedMigration(visitor)
      await save(visitor, id, 'scheduleDate', { schedules: await choices(visitor) })
      await confirmMigration(visitor, id)
      finished.push(await finish(visitor, id, { body: acceptanceOf('migration-d600a') }))
    }
    expect(finished.map(({ status }) => status)).toEqual([200, 200])
  })

  it.skipIf(kind.missing)('of a company is shown alike', async () => {
    const company = { documentNumber: { cnpj: documentCards.company.document } }
    const { body } = await first(company)
    expect(await first(company)).toMatchObject(shown(body['orderNumber']))
  })
})
