import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calledName, greeting } from '../../server/mail/letter.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import { aConfirmedLead, aLead, answers, finish } from '../support/anOrder.ts'
import { somebody } from '../support/somebody.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeEach(async () => {
  server = await aServerOnDisk()
})
afterEach(() => server.stop())

const stranger = { address: 'Av. Falta Pagar a Taxa', neighborhood: 'Pague Hoje', city: 'Lisboa', state: 'AC' } as const
const at = (cep: string, number = '35') => ({ address: { cep, number, ...stranger, complement: 'Ligue Agora' } })
const sent = async () => {
  await server.deliver()
  return server.mails.map(({ text, attachments = [] }) => [text, ...attachments.map(({ content }) => content)].join())
}

describe('an address', () => {
  it('is stored in the operator’s words if the CEP has a street, whatever is sent', async () => {
    expect(await storedAt('14010100')).toMatchObject({
      address: 'Rua das Palmeiras',
      neighborhood: 'Centro',
      city: 'Ribeirão Preto',
      state: 'SP',
      number: '35',
    })
  })

  it('is stored with the typed street if the CEP has none, in the city of the CEP', async () => {
    expect(await storedAt('72980000')).toMatchObject({
      address: stranger.address,
      neighborhood: stranger.neighborhood,
      city: 'Pirenópolis',
      state: 'GO',
    })
  })

  it('is stored in these words by every call with an address', async () => {
    const visitor = server.visitor()
    const created = await aLead(visitor, at('14010100'))
    const moved = await aLead(visitor)
    await visitor.call('createLead', { body: { idLead: moved, ...at('14010100') } })
    const legacy = await visitor.call('createLegacyLead', {
      body: { cep: '14010100', number: '35', phone: '16991234567' },
    })
    for (const id of [created, moved, String(legacy.body['id'])])
      expect(await addressOf(id)).toMatchObject({ address: 'Rua das Palmeiras', city: 'Ribeirão Preto' })
  })
})

describe('a letter', () => {
  const typed = /falta pagar|pague hoje|lisboa|ligue agora|urgent/iu

  it('of an order contains no free text, only the CEP and the number', async () => {
    const visitor = server.visitor()
    const name = { name: { name: 'Urgentefaltapagarasuataxa Souza' } }
    const ordered = await aConfirmedLead(visitor, name, at('14010100', '35 Pague Hoje 16'))
    await finish(visitor, ordered)
    await server.deliver()
    await visitor.call('removeLead', { body: { id: ordered, ...answers.phone } })
    const texts = await sent()
    expect(texts).toHaveLength(2)
    expect(texts.join('')).not.toMatch(typed)
    expect(texts[0]).toMatch(/^Olá\.\n/u)
    expect(texts[0]).toContain('Endereço: Rua das Palmeiras, 35 · Centro, Ribeirão Preto/SP · CEP 14010-100')
  })

  it('of an arrival names no street if the CEP has none', async () => {
    await waitFor(at('36325000', '10A'), 'Urgentefaltapagarasuataxa Souza')
    await fibreAt('36325000')
    await server.notify()
    const [text = ''] = await sent()
    expect(text).not.toMatch(typed)
    expect(text).toMatch(/^Boa notícia: .* \(10A · .+\/MG · CEP 36325-000\)/)
  })

  it.each([
    ['ANA SOUZA', 'Ana'],
    ['joão da silva', 'João'],
    ['D’Ávila Costa', 'D’Ávila'],
    ['Maria-Clara Lima', 'Maria-Clara'],
    ['Conceição Sá', 'Conceição'],
    ['Urgentefaltapagarasuataxa Souza', ''],
    ['PagueAgora Souza', ''],
    ['pix.com Souza', ''],
    ['', ''],
  ])('to %j addresses them as %j', (name, called) => {
    expect(calledName(name)).toBe(called)
    expect(greeting(name)).toBe(called ? `Olá, ${called}.` : 'Olá.')
  })
})

describe('letters to one e-mail', () => {
  it('are limited to ten a day, without blocking the orders', async () => {
    const replies = []
    for (let n = 0; n < 12; n += 1) {
      const { finish: place } = await order(n, n % 2 ? 'alvo@provedor.com.br' : 'ALVO@provedor.com.br')
      replies.push((await place()).body)
    }
    expect(replies.map(({ success }) => success)).toEqual(Array.from({ length: 12 }, () => true))
    expect(replies.map(({ unmailed = false }) => unmailed)).toEqual([
      ...Array.from({ length: 10 }, () => false),
      true,
      true,
    ])
    expect(await sent()).toHaveLength(10)
    const another = await order(20, 'bia@provedor.com.br')
    expect((await another.finish()).body).not.toHaveProperty('unmailed')
    server.pass(86_400_000)
    const tomorrow = await order(21)
    expect((await tomorrow.finish()).body).not.toHaveProperty('unmailed')
  }, 20_000)

  it('include withdrawals and links, which can then be copied', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { finish: place, withdraw } = await order(n)
      await place()
      await server.deliver()
      expect((await withdraw()).body).not.toHaveProperty('unmailed')
    }
    const { finish: place, withdraw, visitor, id } = await order(6)
    const link = (by: string) => visitor.call('makeResumeLink', { params: { idLead: id }, body: { by } })
    expect(await link('mail')).toMatchObject({ status: 409, body: { code: 'resume.unmailed' } })
    expect(await link('copy')).toMatchObject({ status: 200 })
    await place()
    expect((await withdraw()).body).toMatchObject({ success: true, unmailed: true })
    expect(await sent()).toHaveLength(10)
  }, 20_000)

  it('announce one arrival once, despite several requests', async () => {
    for (let n = 0; n < 20; n += 1) await waitFor(at('14010200', n % 2 ? '35' : 'nº 35'), 'Ana Souza')
    await fibreAt('14010200')
    await server.notify()
    expect(await sent()).toHaveLength(1)
  })
})

const addressOf = async (id: string): Promise<unknown> => JSON.parse((await server.lead(id))?.address ?? '')

async function storedAt(cep: string) {
  const { body } = await server.visitor().call('keepNoCoverage', { body: at(cep) })
  return addressOf(String(body['id']))
}

/** An order of a new person each time, to one e-mail. */
async function order(n: number, email = 'alvo@provedor.com.br') {
  const visitor = server.visitor()
  const { answers: other, home } = somebody(n)
  const id = await aConfirmedLead(visitor, { ...other, email: { email, accept_promotions: false } }, home)
  const withdraw = () => visitor.call('removeLead', { body: { id, ...other.phone } })
  return { finish: () => finish(visitor, id), withdraw, visitor, id }
}

async function waitFor(body: object, name: string) {
  const visitor = server.visitor()
  const { body: kept } = await visitor.call('keepNoCoverage', { body })
  await visitor.call('addContact', { body: { id: String(kept['id']), name, email: 'ana@provedor.com.br' } })
}

async function fibreAt(cep: string) {
  const free = server.db.selectFrom('splitters').selectAll().whereRef('ports_used', '<', 'ports').limit(1)
  const splitter = await free.executeTakeFirstOrThrow()
  const reach = { id: 'new', cep, from_number: 1, to_number: 99 }
  await server.db
    .insertInto('splitter_rows')
    .values({ ...splitter, ...reach })
    .execute()
}
