import { describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/api/contract/calls.ts'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { aServer } from '../support/aServer.ts'
import { aCollaborator, aMigration, aRenewal } from '../support/aCustomer.ts'
import { aLead, answers, lastWord } from '../support/anOrder.ts'
import { databases, serverOn } from '../support/databases.ts'
import type { Said, Visitor } from '../support/aVisitor.ts'

type Owned = { made?: (visitor: Visitor) => Promise<string>; said: (id: string) => Said }
const noCoverage = async (visitor: Visitor) =>
  String((await visitor.call('keepNoCoverage', { body: { address: { cep: '14010200', number: '35' } } })).body['id'])
const renewal = async (visitor: Visitor) => (await aRenewal(visitor)).id
const migration = async (visitor: Visitor) => (await aMigration(visitor)).id
const collaborator = (visitor: Visitor) => aCollaborator(visitor)

/** A request for every owned call that is valid except for its token, and the kind of its lead. */
const owned: Partial<Record<CallName, Owned>> = {
  saveStep: { said: (idLead) => ({ params: { idLead, step: 'name' }, body: answers.name }) },
  confirmLead: { said: (idLead) => ({ params: { idLead }, body: {} }) },
  answerQuiz: {
    said: (idLead) => ({ params: { idLead }, body: { idQuiz: 'q', questions: [{ id: '1', answer: { id: '1' } }] } }),
  },
  readLead: { said: (idLead) => ({ params: { idLead } }) },
  finishLead: { said: (leadId) => ({ params: { leadId }, body: lastWord }) },
  removeLead: { said: (id) => ({ body: { id, phone: '16991234567' } }) },
  exportLead: { said: (id) => ({ body: { id, phone: '16991234567' } }) },
  makeResumeLink: { said: (idLead) => ({ params: { idLead }, body: { by: 'copy' } }) },
  readOtherDevices: { said: (idLead) => ({ params: { idLead } }) },
  endOtherDevices: { said: (idLead) => ({ params: { idLead }, body: { phone: '16991234567' } }) },
  endThisDevice: { said: (idLead) => ({ params: { idLead } }) },
  tellEvents: {
    said: (idLead) => ({
      params: { idLead },
      body: { events: [{ name: 'purchase-funnel', fields: { step: 'pagamento' } }] },
    }),
  },
  addContact: { made: noCoverage, said: (id) => ({ body: { id, name: 'Ana Souza' } }) },
  forgetNoCoverage: { made: noCoverage, said: (id) => ({ body: { id, phone: '16991234567' } }) },
  sendCollaboratorCode: { made: collaborator, said: (id) => ({ params: { id } }) },
  checkCollaboratorCode: { made: collaborator, said: (idLead) => ({ body: { idLead, code: '123456' } }) },
  chooseRenewal: {
    made: renewal,
    said: (id) => ({ params: { id_renewal_request_user: id }, body: { id_renewal_base_user: 'a', offer1: 'b' } }),
  },
  finishRenewal: { made: renewal, said: (id) => ({ params: { id }, body: lastWord }) },
  chooseMigrationPlan: { made: migration, said: (idLead) => ({ params: { idLead }, body: { idPlan: 'p' } }) },
  saveMigrationAddress: {
    made: migration,
    said: (idLead) => ({ params: { idLead, step: 'cep' }, body: { cep: '14010100' } }),
  },
  readMigration: { made: migration, said: (idLead) => ({ params: { idLead } }) },
}
const names = callNames.filter((name) => 'owned' in calls[name])

async function refusalOf(visitor: Visitor, name: CallName, said: Said = {}) {
  const { status, body } = await visitor.call(name, said)
  return { status, body: { ...body, id: 'any' } }
}

for (const kind of databases)
  describe.skipIf(kind.missing !== null)(`on ${kind.database}`, () => {
    const server = serverOn(kind)

    describe('a lead', () => {
      it.each(names)('of somebody else is answered by %s like an unknown one', async (name) => {
        const row = owned[name]
        if (!row) throw new Error(`No request is written for ${name}`)
        const { made = aLead, said } = row
        const [owner, stranger] = [server().visitor(), server().visitor()]
        const id = await made(owner)
        const strangersOwn = await made(stranger)
        const unknown = await refusalOf(stranger, name, said('AAAAAAAAAAAAAAAAAAAAAA'))
        expect(unknown).toEqual({ status: 404, body: { error: expect.any(String), code: 'lead.unknown', id: 'any' } })
        expect(await refusalOf(server().visitor(), name, said(id))).toEqual(unknown)
        const stolen = stranger.cookies.get(`lead_${strangersOwn.slice(0, 8)}`) ?? ''
        stranger.cookies.set(`lead_${id.slice(0, 8)}`, stolen)
        expect(await refusalOf(stranger, name, said(id))).toEqual(unknown)
      })

      it.each(names.filter((name) => name !== 'chooseRenewal'))('of one’s own is found by %s', async (name) => {
        const { made = aLead, said } = owned[name] ?? { said: () => ({}) }
        const owner = server().visitor()
        expect((await owner.call(name, said(await made(owner)))).body['code']).not.toBe('lead.unknown')
      })

      it.each(names)('with a malformed id is answered by %s like an unknown one', async (name) => {
        const said = owned[name]?.said ?? (() => ({}))
        const unknown = await refusalOf(server().visitor(), name, said('AAAAAAAAAAAAAAAAAAAAAA'))
        for (const id of ['too-short', 'x'.repeat(65), 'AAAAAAAAAAAAAAAAAAAAA\u0000'])
          expect(await refusalOf(server().visitor(), name, said(id))).toEqual(unknown)
      })

      it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'too-short'])(
        'with the id %s is not moved to another address',
        async (idLead) => {
          expect(
            await server()
              .visitor()
              .call('createLead', { body: { idLead, address: { cep: '14010100', number: '35' } } }),
          ).toMatchObject({ status: 404, body: { code: 'lead.unknown' } })
        },
      )

      it('is required', async () => {
        expect(await server().visitor().call('removeLead', { body: {} })).toMatchObject({
          status: 422,
          body: { fields: { id: expect.any(String) } },
        })
      })

      it('is not found once it has expired', async () => {
        const visitor = server().visitor()
        const id = await aLead(visitor)
        const before = server().clock.at
        server().clock.at = new Date(before.getTime() + 31 * 86_400_000)
        expect(await visitor.call('readLead', { params: { idLead: id } })).toMatchObject({
          status: 404,
          body: { code: 'lead.unknown' },
        })
        server().clock.at = before
      })

      it('of one kind is not found by the calls of another', async () => {
        const visitor = server().visitor()
        const [order, renewed, migrated] = [await aLead(visitor), await renewal(visitor), await migration(visitor)]
        expect(await visitor.call('readMigration', { params: { idLead: order } })).toMatchObject({ status: 404 })
        expect(await visitor.call('finishRenewal', { params: { id: migrated }, body: lastWord })).toMatchObject({
          status: 404,
        })
        expect(await visitor.call('finishLead', { params: { leadId: renewed }, body: lastWord })).toMatchObject({
          status: 404,
        })
        expect(await visitor.call('readLead', { params: { idLead: migrated } })).toMatchObject({ status: 404 })
        expect(await visitor.call('confirmLead', { params: { idLead: migrated }, body: {} })).toMatchObject({
          status: 404,
        })
        expect(
          await visitor.call('confirmLead', { params: { idLead: order }, query: { fiberMigration: 'true' }, body: {} }),
        ).toMatchObject({ status: 404 })
        expect(
          await visitor.call('createLead', { body: { idLead: migrated, address: { cep: '14010100', number: '35' } } }),
        ).toMatchObject({ status: 404 })
      })

      it('is not mistaken for an address without coverage, nor the reverse', async () => {
        const visitor = server().visitor()
        const id = await aLead(visitor)
        expect(await visitor.call('addContact', { body: { id, name: 'Ana Souza' } })).toMatchObject({ status: 404 })
        const { body } = await visitor.call('keepNoCoverage', { body: { address: { cep: '14010200', number: '35' } } })
        expect(
          await visitor.call('finishLead', { params: { leadId: String(body['id']) }, body: lastWord }),
        ).toMatchObject({
          status: 404,
        })
        expect(await visitor.call('readLead', { params: { idLead: String(body['id']) } })).toMatchObject({
          status: 200,
          body: { kind: 'no-coverage', address: { cep: '14010200', number: '35' } },
        })
        expect(
          await server()
            .visitor()
            .call('readLead', { params: { idLead: String(body['id']) } }),
        ).toMatchObject({
          status: 404,
        })
      })
    })

    describe('the token', () => {
      it('is an HttpOnly cookie of the API, secure behind a trusted proxy that speaks https', async () => {
        const plain = await server()
          .visitor()
          .call('createLead', { body: { address: { cep: '14010100', number: '35' } } })
        expect(plain.headers.get('set-cookie')).toMatch(
          /^lead_[\w-]{8}=[\w-]{43}; Max-Age=31622400; Path=\/api; HttpOnly; SameSite=Lax$/,
        )
        const proxied = await aServer({ TRUSTED_PROXIES: '127.0.0.0/8' })
        for (const proto of ['https', 'HTTPS', 'https, http']) {
          const heard = await proxied.visitor().call('createLead', {
            body: { address: { cep: '14010100', number: '35' } },
            headers: { 'X-Forwarded-Proto': proto, 'X-Forwarded-For': '9.9.9.9' },
          })
          expect(heard.headers.get('set-cookie')).toMatch(
            /^__Host-lead_[\w-]{8}=[\w-]{43}; Max-Age=31622400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
          )
          expect(heard.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
        }
        await proxied.stop()
      })

      it('from before https stays valid under its old name, and is removed with it', async () => {
        const proxied = await aServer({ TRUSTED_PROXIES: '127.0.0.0/8' })
        const visitor = proxied.visitor()
        const id = await aLead(visitor)
        const name = `lead_${id.slice(0, 8)}`
        expect([...visitor.cookies.keys()]).toEqual([name])
        const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '9.9.9.9' }
        expect(await visitor.call('readLead', { params: { idLead: id }, headers })).toMatchObject({ status: 200 })
        const erased = await visitor.call('removeLead', { body: { id }, headers })
        expect(erased.headers.getSetCookie()).toEqual([
          `__Host-${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
          `${name}=; Max-Age=0; Path=/api; HttpOnly; Secure; SameSite=Lax`,
        ])
        await proxied.stop()
      })

      it('is not overridden by a plain cookie of another host of the domain', async () => {
        const proxied = await aServer({ TRUSTED_PROXIES: '127.0.0.0/8' })
        const visitor = proxied.visitor()
        const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '9.9.9.9' }
        const { body } = await visitor.call('createLead', {
          body: { address: { cep: '14010100', number: '35' } },
          headers,
        })
        const id = String(body['id'])
        visitor.cookies.set(`lead_${id.slice(0, 8)}`, 'A'.repeat(43))
        expect(await visitor.call('readLead', { params: { idLead: id }, headers })).toMatchObject({ status: 200 })
        await proxied.stop()
      })
    })
  })
