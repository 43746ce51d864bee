import { describe, expect, it } from 'vitest'
import { isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { aFetcher, refusedWith } from '../support/aFetcher.ts'
import { aLead } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

const { cep, number } = addressCards.notCovered
const contact = { name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' }

describe.each(databases)('a request for fibre, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('fetched by the operator', () => {
    const shop = shopOn(kind, { each: true })

    async function aWish() {
      const visitor = shop().server.visitor()
      const { body } = await visitor.call('keepNoCoverage', { body: { address: { cep, number } } })
      const id = String(body['id'])
      return { id, leaveContact: () => visitor.call('addContact', { body: { id, ...contact } }), visitor }
    }

    it('has the address, is listed again with a new contact, and its trail names the fetcher', async () => {
      const { server, db } = shop()
      const { id, leaveContact } = await aWish()
      const { notices } = await aFetcher(server, db, 'planning', 'notices')
      const first = await notices()
      expect(first.items).toMatchObject([
        { again: false, id, cep, told_at: null, wanted: { address: { cep, number }, email: null } },
      ])
      expect((await notices(first.next)).items).toEqual([])
      expect((await leaveContact()).status).toBe(200)
      expect((await notices(first.next)).items).toMatchObject([{ again: true, id, wanted: contact }])
      const trail = await db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
      expect(trail.at(-1)?.event).toBe('fetched by planning')
      expect([isWhole(trail), (await auditCheck(db)).faults]).toEqual([true, []])
    })

    it('counts as waiting until a system fetches it, and again with a new contact', async () => {
      const { server, db } = shop()
      const { leaveContact } = await aWish()
      server.pass(90_000)
      const waits = async () =>
        /^ultrafibra_notices_oldest_unfetched_seconds (\d+)$/m.exec(await server.registry.metrics())?.[1]
      expect(await waits()).toBe('90')
      const { notices } = await aFetcher(server, db, 'planning', 'notices')
      await notices()
      expect(await waits()).toBe('0')
      await leaveContact()
      expect(await waits()).toBe('90')
    })

    it('excludes visitors who can order, has pages, and needs a token with its permission', async () => {
      const { server, db } = shop()
      await aLead(server.visitor())
      const wishes = [await aWish(), await aWish(), await aWish()].map(({ id }) => id)
      const { notices } = await aFetcher(server, db, 'planning', 'notices')
      const [one, two] = [await notices('0', 2), await notices((await notices('0', 2)).next, 2)]
      expect([one.more, two.more]).toEqual([true, false])
      expect([...one.items, ...two.items].map(({ id }) => id).toSorted()).toEqual(wishes.toSorted())
      const { get } = await aFetcher(server, db, 'callers', 'calls,orders')
      expect(await refusedWith(await get('/notices'))).toEqual([403, 'token.other'])
      expect(await db.selectFrom('leads').select('id').where('feed_n', 'is not', null).execute()).toHaveLength(3)
    })

    it('is not listed after its erasure or expiry', async () => {
      const { server, db } = shop()
      const { id, visitor } = await aWish()
      const { id: other } = await aWish()
      const { notices } = await aFetcher(server, db, 'planning', 'notices')
      await visitor.call('forgetNoCoverage', { body: { id } })
      expect((await notices()).items.map((each) => each.id)).toEqual([other])
      server.pass(40 * 86_400_000)
      expect((await notices()).items).toEqual([])
    })

    it('does not block the others if it cannot be decrypted', async () => {
      const { server, db } = shop()
      const [damaged, whole] = [await aWish(), await aWish()]
      const { address } = await db
        .selectFrom('leads')
        .select('address')
        .where('id', '=', damaged.id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('leads')
        .set({ address: address.slice(0, -8) })
        .where('id', '=', damaged.id)
        .execute()
      const { notices } = await aFetcher(server, db, 'planning', 'notices')
      const { items } = await notices()
      expect(items.find(({ id }) => id === damaged.id)?.wanted).toBeNull()
      expect(items.find(({ id }) => id === whole.id)?.wanted?.address).toMatchObject({ cep })
    })
  })
})
