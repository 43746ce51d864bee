import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { aServer } from '../support/aServer.ts'
import {
  aCollaborator,
  acceptanceOf,
  aPlacedMigration,
  aRenewal,
  codeMailed,
  confirmMigration,
  finishRenewal,
} from '../support/aCustomer.ts'
import { aConfirmedLead, aLead, anAddress, answers, finish, save } from '../support/anOrder.ts'

const missing = postgresMissing()

describe.skipIf(missing !== null)(`on PostgreSQL${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let postgres: Postgres
  let servers: Awaited<ReturnType<typeof aServer>>[] = []
  beforeAll(async () => {
    postgres = await aPostgres()
    const settings = { DATABASE_URL: postgres.url, MASTER_KEY: randomBytes(32).toString('base64') }
    servers = [await aServer(settings), await aServer(settings)]
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres.stop()
  })
  const [one, two] = [() => servers[0]?.visitor(), () => servers[1]?.visitor()]
  function bothVisitors() {
    const [first, second] = [one(), two()]
    if (!first || !second) throw new Error('No server')
    return [first, second] as const
  }

  it('an order finished twenty times at once on two servers is one order', async () => {
    const [first, second] = bothVisitors()
    const id = await aConfirmedLead(first)
    for (const [name, value] of first.cookies) second.cookies.set(name, value)
    const heard = await Promise.all(
      Array.from({ length: 20 }, (_, at) => finish(at % 2 ? first : second, id, { key: `finish-number-${at}-of-20` })),
    )
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    expect(new Set(heard.map(({ body }) => body['orderNumber'])).size).toBe(1)
  })

  it('a write that reaches two servers at once has one effect', async () => {
    const [first, second] = bothVisitors()
    const key = 'a-key-of-this-very-send'
    const heard = await Promise.all(
      [first, second].map((visitor) => visitor.call('createLead', { body: { address: anAddress }, key })),
    )
    expect(heard.map(({ status }) => status)).toEqual([200, 200])
    expect(heard[1]?.body['id']).toBe(heard[0]?.body['id'])
  })

  it('a change or an erasure that reaches two servers at once is answered alike by both', async () => {
    const [first, second] = bothVisitors()
    for (let times = 0; times < 10; times += 1) {
      const id = await aLead(first)
      for (const [name, value] of first.cookies) second.cookies.set(name, value)
      const said = { headers: { 'If-Match': '"1"' }, key: `a-key-of-change-number-${times}` }
      const changed = await Promise.all([first, second].map((visitor) => save(visitor, id, 'name', answers.name, said)))
      expect(changed.map(({ status, body }) => [status, body['version']])).toEqual([
        [200, 2],
        [200, 2],
      ])
      const erased = await Promise.all(
        [first, second].map((visitor) =>
          visitor.call('removeLead', { body: { id }, key: `a-key-of-erasure-number-${times}` }),
        ),
      )
      expect(erased.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  it('two changes of one version are one change and one refusal', async () => {
    const [first, second] = bothVisitors()
    const id = await aLead(first)
    for (const [name, value] of first.cookies) second.cookies.set(name, value)
    const said = { headers: { 'If-Match': '"1"' } }
    const heard = await Promise.all([
      save(first, id, 'name', answers.name, said),
      save(second, id, 'name', { name: 'Bia Lima' }, said),
    ])
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([200, 412]))
  })

  it('a renewal finished twenty times at once on two servers is one order with one mail', async () => {
    const [first, second] = bothVisitors()
    const { id, baseUser } = await aRenewal(first)
    for (const [name, value] of first.cookies) second.cookies.set(name, value)
    await first.call('chooseRenewal', {
      params: { id_renewal_request_user: id },
      body: { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' },
    })
    const heard = await Promise.all(
      Array.from({ length: 20 }, (_, at) => finishRenewal(at % 2 ? first : second, id, 'refidel-d600a')),
    )
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    const numbers = new Set(heard.map(({ body }) => String(body['orderNumber'])))
    expect(numbers.size).toBe(1)
    for (let rounds = 0; rounds < 3; rounds += 1) await Promise.all(servers.map((server) => server.deliver()))
    const told = servers
      .flatMap(({ mails }) => mails)
      .filter(({ subject }) => [...numbers].some((number) => subject.endsWith(number)))
    expect(told).toHaveLength(1)
  })

  it('a migration and a collaborator’s code work as on the embedded file', async () => {
    const [first] = bothVisitors()
    const [server] = servers
    if (!server) throw new Error('No server')
    const id = await aPlacedMigration(first)
    expect((await confirmMigration(first, id)).body).toMatchObject({ rejected: false })
    expect(await finish(first, id, { body: acceptanceOf('migration-d600a') })).toMatchObject({
      status: 409,
      body: { due: 'scheduleDate' },
    })
    const idLead = await aCollaborator(first, 'pg@timbrasil.example')
    await first.call('sendCollaboratorCode', { params: { id: idLead } })
    await Promise.all(servers.map((each) => each.deliver()))
    const mails = servers.flatMap((each) => each.mails)
    const code = await codeMailed({ ...server, mails }, 'pg@timbrasil.example')
    expect((await first.call('checkCollaboratorCode', { body: { idLead, code } })).body).toMatchObject({
      validated: true,
    })
  })

  it('connections cut during their work give a reply to try again, and are replaced', async () => {
    const [first] = bothVisitors()
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    const asked = Array.from({ length: 40 }, () => first.call('createLead', { body: { address: anAddress } }))
    for (let times = 0; times < 20; times += 1) await cutAll(db)
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await first.call('createLead', { body: { address: anAddress } })).status).toBe(200)
    await db.destroy()
  })

  it('a connection that was cut unnoticed loses no write', async () => {
    const [first] = bothVisitors()
    const some = () => Array.from({ length: 8 }, () => first.call('createLead', { body: { address: anAddress } }))
    for (let times = 0; times < 4; times += 1) {
      await Promise.all(some())
      cutMeanwhile(postgres.url)
      expect((await Promise.all(some())).map(({ status }) => status)).toEqual(Array(8).fill(200))
    }
  })

  it('two servers fill an empty database together, and delete the same leads together', async () => {
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await sql`drop database if exists another`.execute(db)
    await sql`create database another`.execute(db)
    const url = new URL('another', postgres.url).href
    const settings = { DATABASE_URL: url, MASTER_KEY: randomBytes(32).toString('base64') }
    const pair = await Promise.all([aServer(settings), aServer(settings)])
    const visitor = pair[0].visitor()
    for (let times = 0; times < 30; times += 1) await aLead(visitor)
    for (const server of pair) await server.stop()
    const later = { now: () => new Date('2027-01-20T15:00:00.000Z') }
    const laterPair = await Promise.all([aServer(settings, later), aServer(settings, later)])
    await Promise.all(laterPair.map(({ forget }) => forget()))
    for (const server of laterPair) await server.stop()
    const another = openDatabase({ databaseUrl: url, dataDir: '' })
    expect(await another.selectFrom('erasures').select('lead_id').execute()).toHaveLength(30)
    await another.destroy()
    await sql`drop database another`.execute(db)
    await db.destroy()
  })

  it('the audit trail cannot be changed', async () => {
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await db.destroy()
  })
})

const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`

/** Ends every other connection, like a stopping database. */
async function cutAll(db: Db): Promise<void> {
  await sql.raw(cutOthers).execute(db)
}

/** Ends all connections while this process is busy, so that it notices only later. */
function cutMeanwhile(url: string): void {
  const cut = `
    const { Client } = require('pg')
    const client = new Client({ connectionString: process.argv[1] })
    client.connect().then(() => client.query(${JSON.stringify(cutOthers)})).then(() => client.end())`
  execFileSync(process.execPath, ['-e', cut, url])
}
