import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCollaborator, codeMailed } from '../support/aCustomer.ts'
import { aServerOnDisk } from '../support/aServerOnDisk.ts'
import type { Visitor } from '../support/aVisitor.ts'

let server: Awaited<ReturnType<typeof aServerOnDisk>>
beforeEach(async () => {
  server = await aServerOnDisk({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => server.stop())

const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } })
const send = (visitor: Visitor, id: string, ip: string) =>
  visitor.call('sendCollaboratorCode', { params: { id }, ...from(ip) })
const check = (visitor: Visitor, idLead: string, code: string, ip: string) =>
  visitor.call('checkCollaboratorCode', { body: { idLead, code }, ...from(ip) })
const another = (code: string) => (code === '000000' ? '000001' : '000000')
const emailOf = (n: number) => `pessoa${n}@timbrasil.example`

/** A visitor with a lead and a code, which only the e-mail contains. */
async function aGuesser(n: number, ip: string) {
  const visitor = server.visitor()
  const id = await aCollaborator(visitor, emailOf(n))
  const { status } = await send(visitor, id, ip)
  return { guess: () => check(visitor, id, '123456', ip), status }
}

/** The replies to five guesses for each of many leads, each from its own address. */
async function guessesOf(leads: number, ipOf: (n: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < leads; n++) {
    const { guess } = await aGuesser(n, ipOf(n))
    for (let at = 0; at < 5; at++) statuses.push((await guess()).status)
  }
  return statuses
}

const counted = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length

describe('a guesser of codes', () => {
  it.each([
    ['the addresses of one /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`, 60],
    ['the addresses of one /24', (n: number) => `200.10.20.${n}`, 60],
    ['one /64', (n: number) => `2001:db8:7:7::${n.toString(16)}`, 20],
    ['one IPv4 address', () => '200.10.20.30', 20],
  ])('is soon refused from %s, with any number of leads', async (_, ipOf, most) => {
    const statuses = await guessesOf(16, ipOf)
    expect([counted(statuses.slice(0, most), 200), counted(statuses.slice(most), 429)]).toEqual([most, 80 - most])
  })

  it('needs proof of work after a thousand guesses in all, and blocks nobody else', async () => {
    const first = await aGuesser(1, '200.10.20.30')
    expect((await first.guess()).status).toBe(200)
    const { db } = server
    await db.updateTable('limits').set({ count: 999 }).where('count', '=', 1).execute()
    const [second, third] = [await aGuesser(2, '189.1.2.3'), await aGuesser(3, '2804:1::1')]
    const spent = () => db.selectFrom('spent_proofs').selectAll().execute()
    expect([(await second.guess()).status, await spent()]).toEqual([200, []])
    expect([(await third.guess()).status, await spent()]).toEqual([200, [expect.anything()]])
    server.pass(3_600_000)
    const later = await aGuesser(4, '2804:2::1')
    expect((await later.guess()).status).toBe(200)
  })

  it('does not learn the right one either', async () => {
    await guessesOf(4, () => '200.10.20.30')
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    await send(visitor, id, '200.10.20.30')
    const code = await codeMailed(server)
    expect((await check(visitor, id, code, '200.10.20.30')).status).toBe(429)
    expect((await check(visitor, id, code, '189.1.2.3')).body).toMatchObject({ validated: true })
  })
})

describe('an office', () => {
  it('is not blocked by requests for leads of others', async () => {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor)
    for (let at = 0; at < 61; at++) {
      expect((await send(server.visitor(), id, '200.10.20.30')).status).toBe(404)
      expect((await check(server.visitor(), id, '000000', '200.10.20.30')).status).toBe(404)
    }
    expect((await send(visitor, id, '200.10.20.30')).status).toBe(200)
    expect((await check(visitor, id, await codeMailed(server), '200.10.20.30')).body).toMatchObject({ validated: true })
  })

  it('with one address can confirm up to sixty codes an hour', async () => {
    for (let n = 0; n < 60; n++) {
      const visitor = server.visitor()
      const id = await aCollaborator(visitor, emailOf(n))
      expect((await send(visitor, id, '200.10.20.30')).status).toBe(200)
      expect((await check(visitor, id, await codeMailed(server, emailOf(n)), '200.10.20.30')).body).toMatchObject({
        validated: true,
      })
    }
    expect((await aGuesser(61, '200.10.20.30')).status).toBe(429)
    expect((await aGuesser(62, '200.10.20.31')).status).toBe(200)
  })
})

it('a code is void after five wrong tries, even for the right one', async () => {
  const visitor = server.visitor()
  const id = await aCollaborator(visitor)
  await send(visitor, id, '200.10.20.30')
  const code = await codeMailed(server)
  for (let at = 0; at < 5; at++)
    expect((await check(visitor, id, another(code), '200.10.20.30')).body).toMatchObject({ validated: false })
  expect(await check(visitor, id, code, '200.10.20.30')).toMatchObject({ status: 409, body: { code: 'code.spent' } })
})

it('a code is still sent to an e-mail for which others requested many, after proof of work', async () => {
  const stranger = server.visitor()
  for (const ip of ['200.10.20.30', '189.1.2.3', '2804:1::1']) {
    const id = await aCollaborator(stranger)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await send(stranger, id, ip)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
  const visitor = server.visitor()
  const id = await aCollaborator(visitor)
  expect(
    (await visitor.call('sendCollaboratorCode', { params: { id }, ...from('177.1.2.3'), idle: true })).status,
  ).toBe(429)
  expect((await send(visitor, id, '177.1.2.3')).status).toBe(200)
})
