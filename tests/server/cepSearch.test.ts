import { describe, expect, it } from 'vitest'
import { mostCeps } from '../../src/api/contract/cepSearch.ts'
import { cepsOf } from '../../server/address/cepsByStreet.ts'
import { addressCards as cards } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'
import { bothDatabases, shopOn } from '../support/databases.ts'

describe.each(bothDatabases)('the CEP of a street and a city, on $database', (kind) => {
  const shop = shopOn(kind)
  const found = async (street: string, city = 'Ribeirão Preto') => cepsOf(shop().db, { street, city })
  const palmeiras = {
    cep: cards.covered.cep,
    address: 'Rua das Palmeiras',
    neighborhood: 'Centro',
    city: 'Ribeirão Preto',
    UF: 'SP',
  }

  it.skipIf(kind.missing !== null)('is found by the call, even if a visitor leaves words out', async () => {
    const visitor = shop().server.visitor()
    const asked = await visitor.call('findCeps', { body: { street: 'rua das palmeiras', city: 'ribeirao preto' } })
    expect(asked.body).toMatchObject({ ceps: expect.arrayContaining([palmeiras]) })
  })

  it.skipIf(kind.missing !== null).each([
    ['R. das Palmeiras', 'RIBEIRAO PRETO'],
    ['palmeiras', 'ribeirão preto sp'],
    ['rua palm', 'Ribeirão Preto/SP'],
    ['av das palmeiras', 'ribeirao'],
    ['Rua das Palmeiras Ribeirão Preto', 'Ribeirão Preto'],
  ])('of %j in %j is found', async (street, city) => {
    expect((await found(street, city)).ceps).toContainEqual(palmeiras)
  })

  it.skipIf(kind.missing !== null)(
    'lists the named kind of street first, and streets with exactly that name',
    async () => {
      const { db } = shop()
      const rows = [
        ['14099901', 'Avenida Doutor Ênio Pérola'],
        ['14099902', 'Rua Dr. Ênio Pérola Filho'],
        ['14099903', 'Rua Doutor Ênio Pérola'],
      ] as const
      for (const [cep, street] of rows)
        await db
          .insertInto('street_rows')
          .values({ cep, street, city: 'ribeirao-preto', neighborhood: 'Centro', block_allotment: 0, region: 'none' })
          .execute()
      expect((await found('r dr enio perola')).ceps.map(({ cep }) => cep)).toEqual(['14099903', '14099902', '14099901'])
    },
  )

  it.skipIf(kind.missing !== null)('is found among thousands of streets with one of its words', async () => {
    const { db } = shop()
    const rows = Array.from({ length: 3000 }, (_, n) => ({
      cep: String(30_990_000 + n),
      street: `Rua São Bento ${n}`,
      city: 'belo-horizonte',
      neighborhood: 'Lourdes',
      block_allotment: 0,
      region: 'none',
    }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('street_rows')
        .values(rows.slice(at, at + 500))
        .execute()
    const { ceps } = await found('rua sao bento 2987', 'Belo Horizonte')
    expect(ceps.map(({ address }) => address)).toEqual(['Rua São Bento 2987'])
  })

  it.skipIf(kind.missing !== null)('is that of the city if all its streets share one', async () => {
    expect(await found('Rua do Bonfim', 'Pirenópolis')).toEqual({
      ceps: [{ cep: cards.onlyCep.cep, address: '', neighborhood: '', city: 'Pirenópolis', UF: 'GO' }],
      more: false,
    })
  })

  it.skipIf(kind.missing !== null).each([
    ['Rua Que Não Existe', 'Ribeirão Preto'],
    ['Rua das Palmeiras', 'Xangrilá do Norte'],
    ['rua', 'Ribeirão Preto'],
  ])('of %j in %j is not found', async (street, city) => {
    expect((await found(street, city)).ceps).toEqual([])
  })

  it.skipIf(kind.missing !== null)('comes with a few others, and says that there are more', async () => {
    const { ceps, more } = await found('rua d', 'São Paulo')
    expect([ceps.length, more]).toEqual([mostCeps, true])
  })
})

describe('the search', () => {
  it('counts as as many look-ups as it may return', async () => {
    const server = await aServer({ LOOKUPS_PER_MINUTE: String(2 * mostCeps + 1) })
    const visitor = server.visitor()
    const search = () => visitor.call('findCeps', { body: { street: 'rua das palmeiras', city: 'ribeirao preto' } })
    const statuses = [await search(), await search(), await search()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    await server.stop()
  })

  it('is in no URL and no log', async () => {
    const server = await aServer()
    const reply = await server.app.request('/api/cep/search?street=Palmeiras')
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
    await server.visitor().call('findCeps', { body: { street: 'rua das palmeiras', city: 'ribeirao' } })
    expect(server.lines.join('')).not.toMatch(/palmeiras/)
    await server.stop()
  })

  it('refuses an invalid street or city, by field', async () => {
    const server = await aServer()
    const { status, body } = await server.visitor().call('findCeps', { body: { street: '', city: '' } })
    expect([status, body]).toMatchObject([422, { fields: { street: expect.any(String), city: expect.any(String) } }])
    await server.stop()
  })
})
