import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { exportPerson } from '../../server/leads/personCommands.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { aLead, anAddress, answers, choices, finish, save } from '../support/anOrder.ts'
import { read, rowsBelow } from '../support/documents.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
let heard: Record<Role, (value: string) => string>
beforeAll(async () => {
  server = await aServerOnDisk()
  heard = await everybody()
})
afterAll(() => server.stop())

const { phone } = answers.phone
const day = 86_400_000
const bankInfo = { bank: '341', agency: '9183-4', account_number: '40718-5' }

/** The pattern of each value, in full and in part. */
const values: Record<string, { all: RegExp; part: RegExp }> = {
  name: { all: /Ana Souza/, part: /Ana/ },
  telephone: { all: /16991234567/, part: /•-4567/ },
  'e-mail': { all: /ana@provedor/, part: /@provedor/ },
  address: { all: /Apto 1204/, part: /14010-?100/ },
  plan: { all: /600 Mega/, part: /600 Mega/ },
  'birth date': { all: /1990-03-15|15\/03\/1990/, part: /(?<!\d)1990(?!\d)/ },
  'mother’s name': { all: /Maria Souza/, part: /Maria/ },
  'CPF or CNPJ': { all: new RegExp(answers.documentNumber.cpf), part: /•\.\d{3}\.\d{3}-•/ },
  'bank account': { all: /40718-5/, part: /(?<!\d)(?:40718|9183)(?!\d)/ },
  'order number': { all: /"orderNumber":"\d+"|número[^\d]+\d{10}|"order_number":"\d+"/i, part: /orderNumber":"/ },
}
/** The second device sends these values, the first one the others. */
const toldLater = new Set(['birth date', 'mother’s name', 'CPF or CNPJ', 'bank account', 'order number'])

const roles = [
  'the device that told it',
  'another device that holds the order',
  'a device where it ended',
  'who has a link',
  'who reads the mailbox',
  'who knows telephone and e-mail',
  'who knows number and telephone',
  'the operator',
] as const
type Role = (typeof roles)[number]

describe('the table in docs/security.md', () => {
  const rows = rowsBelow(read('docs/security.md'), 'Who learns what')

  it('has a row for each value', () => {
    expect(rows.map(([value]) => value)).toEqual(Object.keys(values))
  })

  it.each(rows)('lists everybody who learns %s', (value = '', ...cells) => {
    expect(Object.fromEntries(roles.map((role) => [role, amountIn(heard[role](value), value)]))).toEqual(
      Object.fromEntries(roles.map((role, at) => [role, cells[at]])),
    )
  })

  it('includes the reminder of the visit in the mailbox', () => {
    expect(heard['who reads the mailbox']('')).toContain('Sua instalação é amanhã')
  })
})

function amountIn(said: string, value: string): string {
  const { all, part } = values[value] ?? { all: /$^/, part: /$^/ }
  return all.test(said) ? 'all' : part.test(said) ? 'part' : '–'
}

/** The readable data of each role, for an order begun on one device and placed on another opened by a link. */
async function everybody(): Promise<Record<Role, (value: string) => string>> {
  const { first, next, id, shown } = await goneOn(true)
  const before = [await heardBy(first, id), await heardBy(next, id)]
  await next.call('confirmLead', { params: { idLead: id }, body: {} })
  const { body } = await finish(next, id)
  const [ofFirst, ofNext] = [before[0] + (await heardBy(first, id)), before[1] + (await heardBy(next, id))]
  const ended = await goneOn(false)
  const ofEnded = await heardBy(ended.first, ended.id)
  const ofStranger = await heardBy(server.visitor(), id)
  const number = String(body['orderNumber'])
  const asked = await server.visitor().call('readPlacedOrder', { body: { number, phone } })
  await server.deliver()
  server.pass(2 * day)
  await server.remind()
  await server.deliver()
  const mails = server.mails
    .map(({ subject, text, attachments = [] }) =>
      [subject, text, ...attachments.map(({ content }) => content)].join(''),
    )
    .join('')
  const exported = await exportPerson(
    readEnv({ DATA_DIR: server.dataDir }),
    { order: String(body['orderNumber']), by: 'Rita Prado' },
    () => server.clock.at,
  )
  return {
    'the device that told it': (value) => (toldLater.has(value) ? ofNext : ofFirst),
    'another device that holds the order': (value) => (toldLater.has(value) ? ofFirst : ofNext),
    'a device where it ended': () => ofEnded,
    'who has a link': () => shown,
    'who reads the mailbox': () => mails,
    'who knows telephone and e-mail': () => ofStranger,
    'who knows number and telephone': () => JSON.stringify(asked.body),
    'the operator': () => JSON.stringify(exported),
  }
}

/** An order begun on one device and continued on another by a link, which somebody else looks at before. */
async function goneOn(keepOthers: boolean) {
  const [first, next, linked] = [server.visitor(), server.visitor(), server.visitor()]
  const id = await aLead(first, { address: { ...anAddress, complement: 'Apto 1204' } })
  for (const step of ['name', 'phone', 'email'] as const) await save(first, id, step, answers[step])
  const { body } = await first.call('makeResumeLink', { params: { idLead: id }, body: { by: 'copy' } })
  const token = String(body['token'])
  const looked = await linked.call('readResumeLink', { body: { token } })
  const wrong = await linked.call('openResumeLink', { body: { token, answer: '0000', keepOthers } })
  await next.call('openResumeLink', { body: { token, answer: phone.slice(-4), keepOthers } })
  const later = {
    ...answers,
    bankInfo: { direct_debit: true, bankInfo },
    scheduleDate: { schedules: await choices(next) },
  }
  for (const step of ['birthDate', 'motherName', 'documentNumber', 'dueDate', 'bankInfo', 'scheduleDate'] as const)
    await save(next, id, step, later[step])
  return { first, next, id, shown: JSON.stringify([looked.body, wrong.body]) }
}

/** All replies to a device that contain data of an order. */
async function heardBy(visitor: Visitor, idLead: string): Promise<string> {
  const replies = [
    await visitor.call('readLead', { params: { idLead } }),
    await visitor.call('exportLead', { body: { id: idLead, phone } }),
    await visitor.call('readOtherDevices', { params: { idLead } }),
    await visitor.call('makeResumeLink', { params: { idLead }, body: { by: 'mail' } }),
    await save(visitor, idLead, 'email', {}),
  ]
  return JSON.stringify(replies.map(({ body }) => body))
}

it('an order can be withdrawn only on the device that placed it', async () => {
  const { first, next, id } = await goneOn(true)
  await next.call('confirmLead', { params: { idLead: id }, body: {} })
  await finish(next, id)
  const withdraw = (visitor: Visitor) => visitor.call('removeLead', { body: { id, phone } })
  expect(await withdraw(first)).toMatchObject({ status: 409, body: { code: 'withdrawal.elsewhere' } })
  expect(await withdraw(server.visitor())).toMatchObject({ status: 404 })
  expect(await withdraw(next)).toMatchObject({ status: 200 })
  expect((await first.call('readLead', { params: { idLead: id } })).body).toMatchObject({ status: 'withdrawn' })
})
