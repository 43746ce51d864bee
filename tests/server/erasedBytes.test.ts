import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { makeWalTruncation } from '../../server/db/walTruncation.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, answers, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { soon } from '../support/soon.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
let file = ''
let server: Awaited<ReturnType<typeof aServer>>
beforeEach(async () => {
  home = folderForTest()
  file = join(home, 'data', 'ultrafibra.sqlite')
  server = await aServer({ DATA_DIR: join(home, 'data') })
})
afterEach(async () => {
  await server.stop()
})

type Person = { id: string; name: string; phone: string; email: string }
const day = 86_400_000

async function aPerson(visitor: Visitor, at: number): Promise<Person> {
  const letters = String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))
  const person = {
    name: `Zulmira Quix${letters}`,
    phone: `1699${7_300_000 + at}`,
    email: `zulmira.${at}.quix@provedor.com.br`,
  }
  const id = await aLead(visitor)
  for (const [step, body] of [
    ['plan', answers.plan],
    ['name', { name: person.name }],
    ['phone', { phone: person.phone }],
    ['email', { email: person.email, accept_promotions: false }],
  ] as const) {
    expect(await save(visitor, id, step, body)).toMatchObject({ status: 200 })
  }
  return { id, ...person }
}

const bytes = () =>
  Buffer.concat([file, `${file}-wal`].filter((each) => existsSync(each)).map((each) => readFileSync(each)))

/** The traces of people in the file and its log. */
const plainTraces = () => [
  ...new Set(
    bytes()
      .toString('latin1')
      .match(/Zulmira|zulmira|quix@provedor|16997[3-9]\d{5}/g),
  ),
]

/** The encrypted values and the keys of some people, as stored in the file. */
function sealedOf(people: readonly Person[]): string[] {
  const reading = new DatabaseSync(file, { readOnly: true })
  const ids = new Set(people.map(({ id }) => id))
  const rows = reading
    .prepare('select id, name, phone, email, wrapped from leads join owner_keys on owner = id')
    .all()
    .filter(({ id }) => ids.has(String(id)))
  reading.close()
  return rows.flatMap(({ name, phone, email, wrapped }) => [name, phone, email, wrapped].map(String))
}

function tracesOf(texts: readonly string[]): string[] {
  const now = bytes()
  return texts.filter((text) => now.includes(text))
}

async function erase(visitor: Visitor, people: readonly Person[]): Promise<void> {
  for (const { id, phone } of people)
    expect(await visitor.call('removeLead', { body: { id, phone } })).toMatchObject({ status: 200 })
}

describe('the bytes of the database file and its log', () => {
  it('contain no plain names, telephones or e-mails, and soon after an erasure no ciphertexts or keys', async () => {
    const visitor = server.visitor()
    const people: Person[] = []
    for (let at = 0; at < 60; at += 1) people.push(await aPerson(visitor, at))
    const [erased, kept] = [sealedOf(people.slice(0, 20)), sealedOf(people.slice(20))]
    expect(tracesOf([...erased, ...kept])).toHaveLength(240)
    expect(plainTraces()).toEqual([])

    await erase(visitor, people.slice(0, 20))
    await soon(() => expect(tracesOf(erased)).toEqual([]))
    expect(tracesOf(kept)).toHaveLength(160)

    server.pass(31 * day)
    await server.forget()
    await soon(() => expect(tracesOf(kept)).toEqual([]))
    expect(plainTraces()).toEqual([])
  })

  it('keep ciphertexts only as long as another program reads the file', async () => {
    const visitor = server.visitor()
    const person = await aPerson(visitor, 1)
    const sealed = sealedOf([person])
    const db = openDatabase({ databaseUrl: null, dataDir: join(home, 'data') })
    const { erased, round } = makeWalTruncation(db)
    const reader = new DatabaseSync(file)
    reader.exec('begin; select count(*) from leads')
    await erase(visitor, [person])
    erased()
    await round()
    expect(tracesOf(sealed)).not.toEqual([])
    reader.exec('rollback')
    reader.close()
    for (let rounds = 0; rounds < 60; rounds += 1) await round()
    expect(tracesOf(sealed)).toEqual([])
    await db.destroy()
  })
})
