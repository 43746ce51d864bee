import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { problem } from '../../src/api/contract/errors/problem.ts'
import { proof, proofHeader } from '../../src/api/contract/proofOfWork.ts'
import { solveChallenge } from '../../src/api/solveChallenge.ts'
import { aCollaborator, codeMailed, someCpf } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import type { Heard, Visitor } from '../support/aVisitor.ts'
import { databases, shopOn } from '../support/databases.ts'
import { apiOf } from '../support/overServer.ts'

type Server = Awaited<ReturnType<typeof aServer>>

const known = customerCards.renewal.cpf
const unknown = '52998224725'
const settings = { CUSTOMER_LOOKUPS_PER_HOUR: '9', TRUSTED_PROXIES: '127.0.0.1', MASTER_KEY: btoa('k'.repeat(32)) }
/** Of nine look-ups by an address, six are free. */
const free = 6

describe.each(databases)('proof of work, on $database', (kind) => {
  const shop = shopOn(kind, { each: true, settings })
  let others: Server[] = []
  beforeEach(({ skip }) => {
    if (kind.missing !== null) skip(kind.missing)
  })
  afterEach(async () => {
    for (const each of others) await each.stop()
    others = []
  })

  const ask = (cpf = unknown, ip = '9.9.9.9', header?: string, at = shop().server) =>
    at.visitor().call('renewalOffers', { body: { cpf }, idle: true, ...from(ip, header) })
  const nearLimit = async (ip = '9.9.9.9') => {
    for (let at = 0; at < free; at += 1) expect((await ask(someCpf(at), ip)).status).toBe(200)
  }
  const another = async () => {
    const second = await aServer({ ...shop().empty.settings, ...settings })
    others.push(second)
    return second
  }
  const spent = () => shop().db.selectFrom('spent_proofs').selectAll().execute()

  it('is required near a limit, equally for known and unknown CPFs, and each solution is accepted once', async () => {
    await nearLimit()
    const [one, other] = [await ask(known), await ask(unknown)]
    expect([one.status, other.status]).toEqual([429, 429])
    expect(shapeOf(one)).toEqual(shapeOf(other))
    const header = await solutionOf(one)
    expect((await ask(known, '9.9.9.9', header)).body['plansOffers']).not.toEqual([])
    expect(challengeOf(await ask(known, '9.9.9.9', header))).toBeDefined()
    expect(await spent()).toHaveLength(1)
  })

  it('is required from all addresses of one /64 together, and not from the next one', async () => {
    for (let at = 0; at < free; at += 1) expect((await ask(someCpf(at), `2001:db8:7:7::${at}`)).status).toBe(200)
    expect(challengeOf(await ask(unknown, '2001:db8:7:7::ffff'))).toBeDefined()
    expect((await ask(unknown, '2001:db8:7:8::1')).status).toBe(200)
  })

  it('is not counted until it is done, and does not exceed the limit', async () => {
    await nearLimit()
    for (let at = 0; at < 5; at += 1) expect(challengeOf(await ask())).toBeDefined()
    for (let at = free; at < 9; at += 1) expect((await ask(known, '9.9.9.9', await nextSolution())).status).toBe(200)
    const over = await ask(someCpf(0), '9.9.9.9')
    expect(over).toMatchObject({ status: 429, body: { code: 'limit.reached' } })
    expect(challengeOf(over)).toBeUndefined()
  })

  /** The number of accepted requests of twenty with one solution, on two servers at once. */
  async function answeredTogether() {
    await nearLimit()
    const second = await another()
    const header = await nextSolution()
    const heard = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(someCpf(at), '9.9.9.9', header, at % 2 ? shop().server : second)),
    )
    expect(heard.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    return heard.filter(({ status }) => status === 200).length
  }

  it('allows one look-up for a solution sent twenty times to two servers at once', async () => {
    expect(await answeredTogether()).toBe(1)
  })

  it('would allow all remaining ones if the table accepted a solution twice', async () => {
    const { db } = shop()
    await db.schema.dropTable('spent_proofs').execute()
    const anew = db.schema.createTable('spent_proofs').addColumn('id', 'text').addColumn('expires_at', 'text')
    await anew.execute()
    expect(await answeredTogether()).toBe(9 - free)
  })

  it('is refused like none if it is wrong, expired, of another network or for another secret', async () => {
    await nearLimit()
    await nearLimit('8.8.8.8')
    const none = shapeOf(await ask())
    const header = await nextSolution()
    const refused = [
      header.slice(8),
      changed(header, { derivedKey: '00'.repeat(32) }),
      changed(header, { counter: -1 }),
    ]
    refused.push(withScope(header, 'another'), 'e30=', '%', 'a'.repeat(4000))
    for (const each of refused) expect(shapeOf(await ask(unknown, '9.9.9.9', each))).toEqual(none)
    expect(shapeOf(await ask(unknown, '8.8.8.8', header))).toEqual(none)
    shop().server.pass(5 * 60_000 + 1)
    expect(shapeOf(await ask(unknown, '9.9.9.9', header))).toEqual({ ...none, wait: expect.any(String) })
    expect(await spent()).toEqual([])
  })

  it('is done by the client, unnoticed by its caller', async () => {
    const api = apiOf(shop().server.app)
    for (let at = 0; at < 3; at += 1) await api('renewalOffers', { body: { cpf: known } })
    await expect(api('renewalOffers', { body: { cpf: known } })).rejects.toMatchObject({ status: 429 })
    for (let at = 3; at < 9; at += 1) await api('renewalOffers', { body: { cpf: someCpf(at) } })
    await expect(api('renewalOffers', { body: { cpf: known } })).rejects.toMatchObject({ status: 429 })
    expect((await spent()).length).toBeGreaterThan(2)
  })

  it('is required from everybody after very many look-ups from any network, which blocks nobody', async () => {
    const small = await aServer({ ...shop().empty.settings, ...settings, CUSTOMER_LOOKUPS_PER_HOUR: '1' })
    others.push(small)
    const askFrom = (at: number, header?: string) => ask(someCpf(at), `9.9.${at}.9`, header, small)
    const heard = await Promise.all(Array.from({ length: 40 }, (_, at) => askFrom(at)))
    expect(heard.filter(({ status }) => status !== 200)).toEqual([])
    for (const at of [40, 41, 42]) {
      const due = await askFrom(at)
      expect([due.status, (await askFrom(at, await solutionOf(due))).status]).toEqual([429, 200])
    }
  })

  it('is required for codes as well, and not satisfied by a solution for CPFs', async () => {
    const { check, code } = await aGuessedCode(shop().server)
    await nearLimit('7.7.7.7')
    const header = await solutionOf(await ask(known, '7.7.7.7'))
    const refused = await check(code, header)
    expect([refused.status, challengeOf(refused) !== undefined]).toEqual([429, true])
    expect((await check(code, await solutionOf(refused))).body).toMatchObject({ validated: true })
  })

  it('is deleted after use once it has expired', async () => {
    await nearLimit()
    expect((await ask(known, '9.9.9.9', await nextSolution())).status).toBe(200)
    expect(await spent()).toHaveLength(1)
    shop().server.pass(5 * 60_000 + 1)
    await shop().server.forget()
    expect(await spent()).toEqual([])
  })

  async function nextSolution() {
    return solutionOf(await ask())
  }
})

const from = (ip: string, header?: string) => ({
  headers: { 'X-Forwarded-For': ip, ...(header !== undefined && { [proofHeader]: header }) },
})

const challengeOf = ({ body }: Heard) => problem.safeParse(body).data?.challenge

async function solutionOf(heard: Heard): Promise<string> {
  const challenge = challengeOf(heard)
  return (challenge && (await solveChallenge(challenge))) ?? ''
}

/** A refusal without its unique parts. */
function shapeOf({ status, body, headers }: Heard) {
  const { id: _, challenge: given, ...rest } = problem.parse(body)
  const { nonce: _n, salt: _s, keyPrefix: _k, keySignature: _g, data: _d, ...parameters } = given?.parameters ?? {}
  return { status, ...rest, parameters, names: [...headers.keys()].toSorted(), wait: headers.get('retry-after') }
}

const opened = (header: string) => proof.parse(JSON.parse(atob(header)))

function changed(header: string, solution: object): string {
  const given = opened(header)
  return btoa(JSON.stringify({ ...given, solution: { ...given.solution, ...solution } }))
}

function withScope(header: string, scope: string): string {
  const { challenge, solution } = opened(header)
  const { parameters } = challenge
  const other = { ...parameters, data: { ...parameters.data, scope } }
  return btoa(JSON.stringify({ challenge: { ...challenge, parameters: other }, solution }))
}

const checkCode = (visitor: Visitor, idLead: string, code: string, header?: string) =>
  visitor.call('checkCollaboratorCode', { body: { idLead, code }, idle: true, ...from('7.7.7.7', header) })

/** An address with fourteen wrong codes, and a visitor there with the right one. */
async function aGuessedCode(server: Server) {
  const visitors: { visitor: Visitor; id: string; code: string }[] = []
  for (let n = 0; n < 4; n += 1) {
    const visitor = server.visitor()
    const id = await aCollaborator(visitor, `pessoa${n}@timbrasil.example`)
    await visitor.call('sendCollaboratorCode', { params: { id }, ...from('7.7.7.7') })
    visitors.push({ visitor, id, code: await codeMailed(server, `pessoa${n}@timbrasil.example`) })
  }
  const [last, ...guessers] = visitors
  if (!last) throw new Error('Nobody was sent a code')
  for (let at = 0; at < 14; at += 1) {
    const { visitor, id, code } = guessers[at % 3] ?? last
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await checkCode(visitor, id, wrong)).body).toMatchObject({ validated: false })
  }
  return { check: (code: string, header?: string) => checkCode(last.visitor, last.id, code, header), code: last.code }
}
