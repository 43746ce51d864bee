import { describe, expect, it } from 'vitest'
import { Validator } from '@seriousme/openapi-schema-validator'
import { readEnv } from '../../server/start/readEnv.ts'
import { isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { feedOpenApi } from '../../server/operator/feedOpenApi.ts'
import { endToken, makeToken } from '../../server/operator/accessTokens.ts'
import { sealCallRequest } from '../../server/support/callRequests.ts'
import { aFetcher, refusedWith } from '../support/aFetcher.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { person } from '../support/person.ts'
import { vaultOf } from '../support/openedLead.ts'

describe.each(databases)('a feed of sales, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('fetched by the operator', () => {
    const shop = shopOn(kind, { each: true })

    async function anOrder() {
      const visitor = shop().server.visitor()
      const id = await aConfirmedLead(visitor)
      const { body } = await finish(visitor, id)
      return { visitor, id, number: String(body['orderNumber']) }
    }
    const askForCall = (telephone: string, protocol?: string) =>
      shop()
        .server.visitor()
        .call('requestCall', { body: { telephone, ...(protocol && { protocol }) } })

    it('has the telephone of a request for a call, and its order', async () => {
      const { server, db } = shop()
      const { visitor, id } = await anOrder()
      const protocol = String((await visitor.call('readLead', { params: { idLead: id } })).body['protocol'])
      await askForCall('16991234567', protocol)
      await askForCall('11987654321')
      const { calls } = await aFetcher(server, db)
      const { items, next, more } = await calls()
      expect(items.map(({ telephone }) => telephone).toSorted()).toEqual(['11987654321', '16991234567'])
      expect(items.find(({ telephone }) => telephone === '16991234567')?.protocol).toBe(protocol)
      expect([more, items.some(({ again }) => again)]).toEqual([false, false])
      expect((await calls(next)).items).toEqual([])
      expect((await calls()).items.every(({ again }) => again)).toBe(true)
    })

    it('has all data for fulfilment of an order, and its trail names the fetcher', async () => {
      const { server, db } = shop()
      const { id, number } = await anOrder()
      const { orders } = await aFetcher(server, db, 'fulfilment')
      const { items } = await orders()
      expect(items).toMatchObject([
        {
          again: false,
          number,
          withdrawn_at: null,
          visit: { period: expect.any(String) },
          sold: {
            name: answers.name.name,
            phone: answers.phone.phone,
            email: answers.email.email,
            document: answers.documentNumber.cpf,
            birth_date: answers.birthDate.birth_date,
            mothers_name: answers.motherName.mothers_name,
            due_date: answers.dueDate.due_date,
            direct_debit: answers.bankInfo.direct_debit,
            address: { cep: expect.any(String), city: expect.any(String) },
          },
        },
      ])
      expect(person.name).toContain(items[0]?.sold?.name)
      const trail = await db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
      expect(trail.at(-1)?.event).toBe('fetched by fulfilment')
      expect([isWhole(trail), (await auditCheck(db)).faults]).toEqual([true, []])
      expect(await db.selectFrom('operator_fetches').select(['name', 'feed', 'items']).execute()).toEqual([
        { name: 'fulfilment', feed: 'orders', items: 1 },
      ])
    })

    it('has complete pages, and lists an order again after its withdrawal', async () => {
      const { server, db } = shop()
      for (let at = 10; at < 17; at++) await askForCall(`169912345${at}`)
      const { visitor, id, number } = await anOrder()
      const { calls, orders } = await aFetcher(server, db)
      const seen: string[] = []
      let [after, more] = ['0', true]
      while (more) {
        const got = await calls(after, 3)
        seen.push(...got.items.map(({ telephone }) => telephone))
        ;[after, more] = [got.next, got.more]
      }
      expect(seen).toEqual([...new Set(seen)])
      expect(seen).toHaveLength(7)
      const { next } = await orders()
      await visitor.call('removeLead', { body: { id, phone: answers.phone.phone } })
      expect((await orders(next)).items).toMatchObject([
        { number, again: true, visit: null, withdrawn_at: expect.any(String) },
      ])
    })

    it('is sent only to a valid token for that feed', async () => {
      const { server, db } = shop()
      const { get, token } = await aFetcher(server, db, 'callers', 'calls')
      expect((await get('/calls')).status).toBe(200)
      expect(await refusedWith(await get('/orders'))).toEqual([403, 'token.other'])
      expect(await refusedWith(await get('/calls', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).toEqual(
        [401, 'token.wrong'],
      )
      expect(await refusedWith(await server.operatorApp.request('/calls'))).toEqual([401, 'token.wrong'])
      expect(await db.selectFrom('operator_tokens').select('token_hash').execute()).not.toContain(token)
      await expect(makeToken(db, 'callers', { may: 'calls', days: '1' }, server.clock.at)).rejects.toThrow(
        'End it first',
      )
      await endToken(db, 'callers', server.clock.at)
      expect(await refusedWith(await get('/calls'))).toEqual([401, 'token.wrong'])
      const short = await makeToken(db, 'callers', { may: 'calls', days: '1' }, server.clock.at)
      expect((await get('/calls', short)).status).toBe(200)
      server.pass(86_400_000)
      expect(await refusedWith(await get('/calls', short))).toEqual([401, 'token.wrong'])
    })

    it('limits guesses, without blocking other systems', async () => {
      const { server, db } = shop()
      const one = await aFetcher(server, db, 'one')
      const other = await aFetcher(server, db, 'other')
      const wrong = `one.${'A'.repeat(43)}`
      for (let at = 0; at < 20; at++) expect((await one.get('/calls', wrong)).status).toBe(401)
      expect(await refusedWith(await one.get('/calls', wrong))).toEqual([429, 'limit.reached'])
      expect((await one.get('/calls')).status).toBe(429)
      expect((await other.get('/calls')).status).toBe(200)
    })

    it('refuses a cursor from the future, and an invalid one', async () => {
      const { server, db } = shop()
      const { get } = await aFetcher(server, db)
      expect(await refusedWith(await get('/calls?after=2000000000'))).toEqual([409, 'cursor.ahead'])
      expect(await refusedWith(await get('/calls?after=-1'))).toEqual([400, 'query.wrong'])
      expect(await refusedWith(await get('/calls?limit=501'))).toEqual([400, 'query.wrong'])
      expect(await refusedWith(await get('/nothing'))).toEqual([404, 'path.unknown'])
    })

    it('gives new places after all fetched ones, even after a restore of an older database', async () => {
      const { server, db } = shop()
      await askForCall('16991234567')
      const { calls } = await aFetcher(server, db)
      const { next } = await calls()
      await db.deleteFrom('support_requests').execute()
      await db.updateTable('sequences').set({ value: 0 }).where('name', '=', 'feed.calls').execute()
      server.pass(60_000)
      await askForCall('16991234568')
      expect((await calls(next)).items.map(({ telephone }) => telephone)).toEqual(['16991234568'])
    })

    it('lists all other orders if one cannot be decrypted', async () => {
      const { server, db } = shop()
      const damaged = await anOrder()
      const other = await anOrder()
      const { document } = await db
        .selectFrom('leads')
        .select('document')
        .where('id', '=', damaged.id)
        .executeTakeFirstOrThrow()
      const cut = document?.slice(0, -8) ?? ''
      await db.updateTable('leads').set({ document: cut }).where('id', '=', damaged.id).execute()
      const { orders } = await aFetcher(server, db)
      const { items } = await orders()
      expect(items.find(({ number }) => number === damaged.number)?.sold).toBeNull()
      expect(items.find(({ number }) => number === other.number)?.sold?.name).toBe(answers.name.name)
    })

    it('is in no log and not on the visitors’ port', async () => {
      const { server, db } = shop()
      await anOrder()
      const { orders, token } = await aFetcher(server, db)
      await orders()
      for (const path of ['/orders', '/calls', '/api/orders', '/api/calls'])
        expect(
          (await server.app.request(path, { headers: { Authorization: `Bearer ${token}` } })).headers.get(
            'content-type',
          ),
        ).not.toMatch(/json.*sold/)
      const log = server.lines.join('')
      expect(log).toContain('operator.orders')
      for (const secret of [answers.documentNumber.cpf, answers.name.name, answers.phone.phone, token])
        expect(log).not.toContain(secret)
    })

    it.runIf(kind.database === 'PostgreSQL')(
      'includes a transaction that ends after a later one was fetched',
      async () => {
        const { server, db, empty } = shop()
        const vault = await vaultOf(db, empty.settings)
        const { calls } = await aFetcher(server, db)
        const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        await askForCall('16991234501')
        const [known] = await db.selectFrom('support_requests').selectAll().execute()
        if (!known) throw new Error('No call')
        const slow = db.transaction().execute(async (tx) => {
          await tx
            .insertInto('support_requests')
            .values(sealCallRequest({ ...known, id: 'slow', phone: '16991234502', tracking: null }, vault))
            .execute()
          begun.resolve()
          await released.promise
        })
        await begun.promise
        await askForCall('16991234503')
        const first = await calls().finally(released.resolve)
        expect(first.items.map(({ telephone }) => telephone).toSorted()).toEqual(['16991234501', '16991234503'])
        await slow
        expect((await calls(first.next)).items.map(({ id }) => id)).toEqual(['slow'])
      },
    )
  })
})

it('the feeds are described by an OpenAPI document, from the schemas that type them', async () => {
  expect(await new Validator().validate(JSON.parse(JSON.stringify(feedOpenApi())))).toEqual({ valid: true })
})

it('private values leave this machine only over TLS', () => {
  expect(readEnv({}).operator.port).toBeNull()
  expect(readEnv({ OPERATOR_PORT: '4443' }).operator).toEqual({ port: 4443, host: '127.0.0.1', tls: null })
  expect(() => readEnv({ OPERATOR_PORT: '4443', OPERATOR_HOST: '0.0.0.0' })).toThrow('needs OPERATOR_CERT_FILE')
  expect(() => readEnv({ OPERATOR_PORT: '4443', OPERATOR_CERT_FILE: 'a' })).toThrow('belong together')
})
