import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { money } from '../../src/api/contract/values/money.ts'
import { asHtml, asText } from '../../server/mail/letter.ts'
import type { Mail } from '../../server/mail/mail.ts'
import { makeMailer } from '../../server/mail/mailer.ts'
import { secondsAfter } from '../../server/delivery/lane.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, finish, orderedPlan } from '../support/anOrder.ts'
import { soon } from '../support/soon.ts'
import { aMail } from '../support/aMail.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
beforeEach(() => {
  home = folderForTest()
})

const mailOf = (settings: Record<string, string>) => makeMailer(readEnv(settings).mail)

async function anOrderOf(server: Awaited<ReturnType<typeof aServer>>) {
  const visitor = server.visitor()
  const id = await aConfirmedLead(visitor)
  const { body } = await finish(visitor, id)
  return String(body['orderNumber'])
}

describe('mail', () => {
  it('has no word joiners in plain text', () => {
    expect(asText({ subject: 'Olá', parts: [{ text: 'O Wi-\u2060Fi funciona.' }] })).toBe('O Wi-Fi funciona.\n')
  })

  it('is sent by SMTP if a server is set, else into a folder of the data', () => {
    expect(mailOf({ SMTP_URL: 'smtps://user:word@mail.example:465' }).kind).toBe('smtp')
    expect(mailOf({ DATA_DIR: home }).kind).toBe('folder')
    expect(mailOf({ DATA_DIR: ':memory:' }).kind).toBe('none')
    expect(() => readEnv({ SMTP_URL: 'mail.example' })).toThrow('SMTP_URL')
  })

  it('in the folder is a message and a record, both private', async () => {
    const mailer = mailOf({ DATA_DIR: home, MAIL_FROM: 'Vendas <vendas@ultrafibra.example>' })
    const file = { filename: 'visita.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }
    await mailer.send({ ...aMail, attachments: [file] }, new Date('2026-11-20T15:00:00Z'))
    const folder = join(home, 'outbox')
    expect(readdirSync(folder)).toEqual([
      '2026-11-20T15-00-00-000Z-some-row.eml',
      '2026-11-20T15-00-00-000Z-some-row.json',
    ])
    const [eml = '', json = ''] = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(eml).toContain('From: Vendas <vendas@ultrafibra.example>\r\nTo: ana@provedor.com.br\r\n')
    expect(eml).toContain('Message-ID: <some-row@ultrafibra>')
    expect(eml).toMatch(/Content-Type: text\/calendar; charset=utf-8;\s+name=visita\.ics/)
    expect(eml).toContain('Content-Disposition: attachment; filename=visita.ics')
    expect(JSON.parse(json)).toMatchObject({ to: 'ana@provedor.com.br', subject: 'Olá', text: 'Até já.\n' })
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('shows visitors’ words as text, never as HTML', () => {
    expect(asHtml({ subject: 'a', parts: [{ text: 'Olá, <script>alert("1")</script>.' }] })).toContain(
      'Olá, &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;.',
    )
  })
})

describe('the confirmation of an order', () => {
  it('contains the number, the summary, the label, the contract and the right to withdraw, once', async () => {
    const server = await aServer()
    const number = await anOrderOf(server)
    await server.deliver()
    await server.deliver()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({ to: 'ana@provedor.com.br', subject: `Recebemos o seu pedido ${number}` })
    for (const told of [
      'Olá, Ana.',
      `Número do pedido: ${number}`,
      'Plano: 600 Mega Paramount+',
      `Preço: ${money(orderedPlan.price)} por mês sem débito automático`,
      'Endereço: Rua das Palmeiras, 35 · Centro, Ribeirão Preto/SP · CEP 14010-100',
      'Vencimento: dia 10',
      'Código da oferta: UF-600B-001',
      'Fidelidade: 12 meses',
      `Mensalidade por 12 meses, no débito automático: ${money(orderedPlan.price_with_dacc)}`,
      'Depois de 12 meses: R$ 159,99',
      'Multa por sair antes: R$ 25,00 por mês que faltar',
      'Você pode desistir em até 7 dias, até 27/11/2026, sem custo',
      '1. Oferta. A TIM Ultrafibra 600 Mega Paramount+',
    ])
      expect(mail?.text).toContain(told)
    expect(mail?.text).toMatch(/Instalação: \d\d\/\d\d\/2026, (manhã|tarde) \(/)
    expect(mail?.text).not.toMatch(/10000000108|Maria Souza|15\/03\/1990/)
    expect(mail?.html).toContain('<h2 style="font-size:18px">Etiqueta da oferta</h2>')
    await server.stop()
  })

  it('attaches the visit as a calendar file, with the letter’s address and no other private data', async () => {
    const server = await aServer()
    const number = await anOrderOf(server)
    await server.deliver()
    const [mail] = server.mails
    const [file, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(file).toMatchObject({
      filename: 'visita-fibra.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    const lines = file?.content.replaceAll('\r\n ', '') ?? ''
    expect(lines).toContain(`UID:visita-${number}@ultrafibra\r\n`)
    expect(lines).toContain(String.raw`LOCATION:Rua das Palmeiras\, 35 · Centro\, Ribeirão Preto/SP · CEP 14010-100`)
    const [, day, month, year, period] = /Instalação: (\d\d)\/(\d\d)\/(\d{4}), (\S+)/.exec(mail?.text ?? '') ?? []
    const hour = period === 'manhã' ? '08' : '12'
    expect(lines).toContain(`DTSTART;TZID=America/Sao_Paulo:${year}${month}${day}T${hour}0000\r\n`)
    expect(lines).not.toMatch(/\bAna\b|Souza|provedor|99123|10000000108|\b1990\b/)
    await server.stop()
  })

  it('is retried with growing delays if it cannot be sent, and delays no other', async () => {
    const sent: Mail[] = []
    let down = true
    const mailer = {
      kind: 'smtp' as const,
      send: async (mail: Mail) => {
        if (down) throw new Error('connection to ana@provedor.com.br refused')
        sent.push(mail)
      },
      close: () => undefined,
    }
    const server = await aServer({}, { mailer })
    await anOrderOf(server)
    const after = async (seconds: number) => {
      server.pass(seconds * 1000)
      await server.deliver()
    }
    await after(0)
    await after(6)
    down = false
    await after(9)
    expect(sent).toHaveLength(0)
    await after(1)
    expect(sent).toHaveLength(1)
    expect(server.lines.filter((line) => line.includes('mail.order'))).toHaveLength(2)
    expect(server.lines.join('')).not.toContain('ana@provedor')
    expect([1, 2, 3, 10, 20].map(secondsAfter)).toEqual([5, 10, 20, 2560, 3600])
    await server.stop()
  })

  it('is sent in parallel with its round, so that a slow one delays no other', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const begun: string[] = []
    let answers = false
    const slow = {
      kind: 'smtp' as const,
      send: ({ subject }: Mail) => {
        if (!answers) return Promise.reject(new Error('not yet'))
        begun.push(subject)
        return answered
      },
      close: () => undefined,
    }
    const server = await aServer({}, { mailer: slow })
    const numbers = [await anOrderOf(server), await anOrderOf(server)]
    /** The server's own rounds may have tried the first before the second was queued: after the lease both are due. */
    answers = true
    server.pass(91_000)
    const delivered = server.deliver()
    await soon(() => expect(begun.toSorted()).toEqual(numbers.map((number) => `Recebemos o seu pedido ${number}`)))
    answer()
    await delivered
    await server.stop()
  })

  it('survives a server that dies before or while sending it', async () => {
    const DATA_DIR = join(home, 'data')
    const dying = { kind: 'smtp' as const, send: () => new Promise<void>(() => undefined), close: () => undefined }
    const first = await aServer({ DATA_DIR }, { mailer: dying })
    const number = await anOrderOf(first)
    void first.deliver()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await first.stop()
    const second = await aServer({ DATA_DIR })
    await second.deliver()
    expect(second.mails).toHaveLength(0)
    second.pass(91_000)
    await second.deliver()
    expect(second.mails.map(({ subject }) => subject)).toEqual([`Recebemos o seu pedido ${number}`])
    await second.stop()
  })
})

describe('the outbox page', () => {
  it('shows the mails during development', async () => {
    const DATA_DIR = join(home, 'data')
    const server = await aServer({ DATA_DIR, NODE_ENV: 'development' }, { mailer: mailOf({ DATA_DIR }) })
    expect(await (await server.app.request('/dev/outbox')).text()).toContain('No mail yet.')
    const number = await anOrderOf(server)
    await server.deliver()
    const list = await (await server.app.request('/dev/outbox')).text()
    expect(list).toContain(`Recebemos o seu pedido ${number}`)
    const [, link = ''] = /href="([^"]+\.json)"/.exec(list) ?? []
    expect(await (await server.app.request(link)).text()).toContain('DIREITO DE ARREPENDIMENTO')
    expect((await server.app.request('/dev/outbox/..%2Fultrafibra.sqlite')).status).toBe(404)
    await server.stop()
  })

  it('does not exist anywhere else', async () => {
    const server = await aServer({ DATA_DIR: join(home, 'data') })
    expect((await server.app.request('/dev/outbox')).status).toBe(404)
    expect((await server.app.request('/dev/outbox/any.json')).status).toBe(404)
    await server.stop()
  })
})
