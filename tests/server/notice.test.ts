import { describe, expect, it } from 'vitest'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { forget } from '../../server/retention/retention.ts'
import { databases, shopOn } from '../support/databases.ts'

const day = 86_400_000
const street = '14010200'

describe.each(databases)('a visitor who waits for fibre, on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  /** Visitors who wait, one without a contact, and a function that brings the network to the street. */
  async function someWaiting() {
    const { server, db } = shop()
    const visitor = server.visitor()
    const waits = async (number: string, email?: string) => {
      const { body } = await visitor.call('keepNoCoverage', { body: { address: { cep: street, number } } })
      const id = String(body['id'])
      if (email !== undefined) await visitor.call('addContact', { body: { id, name: 'Ana Souza', email } })
      return id
    }
    const near = await waits('35', 'ana@provedor.com.br')
    const far = await waits('9000', 'bia@provedor.com.br')
    await waits('35')
    const connect = async () => {
      const free = db.selectFrom('splitters').selectAll().whereRef('ports_used', '<', 'ports').limit(1)
      const splitter = await free.executeTakeFirstOrThrow()
      await db
        .insertInto('splitter_rows')
        .values({ ...splitter, id: 'new', cep: street, from_number: 1, to_number: 99 })
        .execute()
    }
    const told = async () => {
      await server.notify()
      await server.deliver()
      return server.mails.map(({ to }) => to)
    }
    return { server, db, near, far, connect, told }
  }

  it.skipIf(kind.missing)('is mailed once their own house is reached, and only once', async () => {
    const { server, connect, told } = await someWaiting()
    expect(await told()).toEqual([])
    await connect()
    expect(await told()).toEqual(['ana@provedor.com.br'])
    expect(server.mails[0]).toMatchObject({ subject: 'A TIM Ultrafibra chegou ao seu endereço' })
    for (const words of [
      'Boa notícia, Ana: ',
      '(Rua Santa Rita, 35 · Centro, Ribeirão Preto/SP · CEP 14010-200)',
      'http://localhost:3000',
    ])
      expect(server.mails[0]?.text).toContain(words)
    expect(await told()).toHaveLength(1)
  })

  it.skipIf(kind.missing)('waits at most a year, and is deleted thirty days after the mail', async () => {
    const { server, db, near, far, connect, told } = await someWaiting()
    const kept = async (days: number) => {
      server.pass(days * day)
      await forget(makeWrite(db), () => server.clock.at)
      return (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id).toSorted()
    }
    expect(await kept(31)).toEqual([near, far].toSorted())
    await connect()
    await told()
    expect(await kept(31)).toEqual([far])
    expect(await kept(300)).toEqual([far])
    expect(await kept(4)).toEqual([])
  })
})
