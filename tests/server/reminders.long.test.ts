import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { messageOf } from '../../server/mail/mail.ts'
import { forget } from '../../server/retention/retention.ts'
import { countReminded } from '../../server/reminders/reminderRecords.ts'
import { documentCards } from '../../server/sample/sampleCards.ts'
import { aConfirmedLead, aLead, anAnsweredLead, answers, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases, prepared } from '../support/databases.ts'

const hour = 3_600_000
const willing = { email: { email: 'ana@provedor.com.br', accept_promotions: true } }
const subject = 'Seu pedido da TIM Ultrafibra está guardado'

/** An order answered up to the birth date, without which no mail has a link. */
async function aLeftOrder(visitor: Visitor, email: unknown = willing.email) {
  const id = await aLead(visitor)
  for (const step of ['name', 'phone'] as const) await save(visitor, id, step, answers[step])
  await save(visitor, id, 'email', email)
  await save(visitor, id, 'birthDate', answers.birthDate)
  return id
}

describe.each(databases)('an unfinished order, on $database', (kind) => {
  const database = prepared(kind)

  async function aShop(settings: Record<string, string> = { REMIND_AFTER_HOURS: '3' }) {
    const empty = await database.empty()
    const server = await aServer({ ...empty.settings, ...settings })
    const another = await aServer({ ...empty.settings, ...settings })
    const db = openDatabase(empty.place)
    const visitor = server.visitor()
    const after = async (hours: number) => {
      server.pass(hours * hour)
      another.clock.at = server.clock.at
      await Promise.all([server.remind(), another.remind()])
      await Promise.all([server.deliver(), another.deliver()])
      return [...server.mails, ...another.mails].filter((mail) => mail.subject === subject)
    }
    const abandoned = async () => {
      const rows = await db.selectFrom('outbox').select('payload').where('topic', '=', 'lead.abandoned').execute()
      return rows.map(({ payload }) => payload)
    }
    const stop = async () => {
      await db.destroy()
      for (const each of [server, another]) await each.stop()
    }
    return { server, db, visitor, after, abandoned, stop }
  }

  it.skipIf(kind.missing)('gets one reminder, with a link that opens it for the right answer', async () => {
    const { server, visitor, after, abandoned, db, stop } = await aShop()
    const id = await aLeftOrder(visitor)
    expect(await after(2.9)).toEqual([])
    const [mail, ...more] = await after(0.2)
    expect([mail?.to, more]).toEqual(['ana@provedor.com.br', []])
    expect(await abandoned()).toEqual([JSON.stringify({ lead: id })])
    const [, token = ''] = /\/continuar#([\w-]+)/.exec(mail?.text ?? '') ?? []
    const other = server.visitor()
    const { body } = await other.call('openResumeLink', { body: { token, answer: '15031990' } })
    expect(body['opened']).toEqual({ idLead: id })
    for (const hours of [1, 24, 24 * 20]) expect(await after(hours)).toHaveLength(1)
    expect(await abandoned()).toHaveLength(1)
    expect(await countReminded(db)).toEqual({ reminded: 1, ordered: 0 })
    const audited = await db.selectFrom('audit').select('event').where('lead_id', '=', id).orderBy('n').execute()
    expect(audited.map(({ event }) => event)).toContain('reminded')
    await stop()
  })

  it.skipIf(kind.missing)(
    'gets no reminder without consent, or after an order, a withdrawal, an erasure or a rejection',
    async () => {
      const { visitor, after, abandoned, stop } = await aShop()
      await aLeftOrder(visitor, { email: 'bia@provedor.com.br', accept_promotions: false })
      const phone = '16991234567'
      const ordered = await aConfirmedLead(visitor, willing)
      await finish(visitor, ordered)
      const withdrawn = await aConfirmedLead(visitor, willing)
      await finish(visitor, withdrawn)
      await visitor.call('removeLead', { body: { id: withdrawn, phone } })
      const erased = await aLeftOrder(visitor)
      await visitor.call('removeLead', { body: { id: erased, phone } })
      const rejected = await anAnsweredLead(visitor, {
        ...willing,
        documentNumber: { cpf: documentCards.rejected.document },
      })
      await visitor.call('confirmLead', { params: { idLead: rejected }, body: {} })
      await visitor.call('keepNoCoverage', {
        body: { address: { cep: '14010200', number: '1' }, accept_information: true },
      })
      expect(await after(4)).toEqual([])
      expect(await after(20)).toEqual([])
      expect(await abandoned()).toEqual([])
      await stop()
    },
  )

  it.skipIf(kind.missing)('gets one reminder per address, and none without consent', async () => {
    const { visitor, after, stop } = await aShop()
    for (const email of ['ana@provedor.com.br', 'Ana@provedor.com.br', 'ana@provedor.com.br'])
      await aLeftOrder(visitor, { email, accept_promotions: true })
    expect(await after(4)).toHaveLength(1)
    await stop()
    const silent = await aShop({})
    await aLeftOrder(silent.visitor)
    expect(await silent.after(4)).toEqual([])
    await silent.stop()
  })

  it.skipIf(kind.missing)('gets no reminder if it is too old, or in use', async () => {
    const { visitor, after, stop } = await aShop()
    await aLeftOrder(visitor)
    expect(await after(28)).toEqual([])
    const id = await aLeftOrder(visitor)
    expect(await after(2)).toEqual([])
    await save(visitor, id, 'birthDate', answers.birthDate)
    expect(await after(2)).toEqual([])
    expect(await after(1.5)).toHaveLength(1)
    await stop()
  })

  it.skipIf(kind.missing)(
    'gets no reminder after unsubscribing by a page without scripts or by one click',
    async () => {
      const { server, visitor, after, db, stop } = await aShop()
      const id = await aLeftOrder(visitor)
      const [mail] = await after(4)
      const link = new URL(mail?.unsubscribe ?? '')
      expect(mail?.text).toContain(link.href)
      const opened = await server.app.request(link.pathname + link.search)
      expect(await opened.text()).toContain(`<form method="post" action="${link.pathname}${link.search}">`)
      const consent = db.selectFrom('leads').select('accept_promotions').where('id', '=', id)
      expect(await consent.executeTakeFirst()).toEqual({ accept_promotions: 1 })
      await after(24 * 28)
      const left = await aLeftOrder(visitor)
      const said = await server.app.request(link.pathname + link.search, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect([said.status, await said.text()]).toEqual([200, expect.stringContaining('Pronto.')])
      expect(await consent.executeTakeFirst()).toEqual({ accept_promotions: 0 })
      await after(24 * 2)
      await save(visitor, left, 'name', answers.name)
      expect(await after(4)).toHaveLength(1)
      await forget(makeWrite(db), () => new Date(server.clock.at.getTime() + 32 * 24 * hour))
      expect(await db.selectFrom('reminders').selectAll().execute()).toEqual([])
      await stop()
    },
  )

  it.skipIf(kind.missing)('is put into the feed again if its consent is withdrawn after it was placed', async () => {
    const { server, visitor, after, db, stop } = await aShop()
    const id = await aConfirmedLead(visitor, willing)
    const [mail] = await after(4)
    await finish(visitor, id)
    await db.updateTable('orders').set({ feed_n: 1 }).where('lead_id', '=', id).execute()
    const link = new URL(mail?.unsubscribe ?? '')
    await server.app.request(link.pathname + link.search, { method: 'POST' })
    expect(await db.selectFrom('orders').select('feed_n').where('lead_id', '=', id).execute()).toEqual([
      { feed_n: null },
    ])
    await stop()
  })
})

describe('the reminder', () => {
  it('tells a mail program how to unsubscribe, unlike other mails', () => {
    const mail = { id: 'a', to: 'a@b.example', subject: '', text: '', html: '' }
    expect(messageOf({ ...mail, unsubscribe: 'https://a.example/x' }, '', new Date(0)).headers).toMatchObject({
      'List-Unsubscribe': '<https://a.example/x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(Object.keys(messageOf(mail, '', new Date(0)).headers)).toEqual(['Auto-Submitted'])
  })

  it('is not sent without an address for its link in production, which logs that', async () => {
    const server = await aServer({
      REMIND_AFTER_HOURS: '3',
      NODE_ENV: 'production',
      OPERATOR: 'sample',
      MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    })
    expect(server.lines.join('')).toContain('REMIND_AFTER_HOURS needs a SITE_ADDRESS')
    await server.stop()
  })

  it('has a page that replies alike to an unknown link, without any change', async () => {
    const server = await aServer()
    const said = await server.app.request('/sem-lembretes?de=nobody', { method: 'POST' })
    expect([said.status, await said.text()]).toEqual([200, expect.stringContaining('Pronto.')])
    await server.stop()
  })
})
