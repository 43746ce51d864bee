import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { makeTraces } from '../../server/db/traces.ts'
import { aServer } from '../support/aServer.ts'
import { aLead, answers, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { soon } from '../support/soon.ts'

let home = ''
let file = ''
let server: Awaited<ReturnType<typeof aServer>>
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'ultrafibra-bytes-'))
  file = join(home, 'data', 'ultrafibra.sqlite')
  server = await aServer({ DATA_DIR: join(home, 'data') })
})
afterEach(async () => {
  await server.stop()
  rmSync(home, { recursive: true })
})

type Person = { id: string; name: string; phone: string; email: string }
const day = 86_400_000

async function aPerson(visitor: Visitor, at: number): Promise<Person> {
  const letters = String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))
  const person = { name: `Zulmira Quix${letters}`, phone: `1699${7_300_000 + at}`, email: `zulmira.${at}.quix@provedor.com.br` }
  const id = await aLead(visitor)
  for (const [step, body] of [['plan', answers.plan], ['name', { name: person.name }], ['phone', { phone: person.phone }], ['email', { email: person.email, accept_promotions: false }]] as const) {
    expect(await save(visitor, id, step, body)).toMatchObject({ status: 200 })
  }
  return { id, ...person }
}

/** What of some people can still be read in the file and in the log of its changes. */
function tracesOf(people: readonly Person[]): string[] {
  const bytes = Buffer.concat([file, `${file}-wal`].filter((each) => existsSync(each)).map((each) => readFileSync(each)))
  return people.flatMap(({ name, phone, email }) => [name, phone, email]).filter((text) => bytes.includes(text))
}

async function erase(visitor: Visitor, people: readonly Person[]): Promise<void> {
  for (const { id, phone } of people) expect(await visitor.call('removeLead', { body: { id, phone } })).toMatchObject({ status: 200 })
}

describe('in the bytes of the database file and of its log', () => {
  it('nothing is left of names, telephones and e-mails, soon after they were erased or forgotten', async () => {
    const visitor = server.visitor()
    const people: Person[] = []
    for (let at = 0; at < 60; at += 1) people.push(await aPerson(visitor, at))
    const [erased, kept] = [people.slice(0, 20), people.slice(20)]
    expect(tracesOf(people)).toHaveLength(180)

    await erase(visitor, erased)
    await soon(() => expect(tracesOf(erased)).toEqual([]))
    expect(tracesOf(kept)).toHaveLength(120)

    server.clock.at = new Date(server.clock.at.getTime() + 31 * day)
    await server.forget()
    await soon(() => expect(tracesOf(people)).toEqual([]))
  }, 60_000)

  it('they are left while another program reads the file, and go once it no longer does', async () => {
    const visitor = server.visitor()
    const person = await aPerson(visitor, 1)
    const db = openDatabase({ databaseUrl: null, dataDir: join(home, 'data') })
    const { erased, round } = makeTraces(db)
    const reader = new DatabaseSync(file)
    reader.exec('begin; select count(*) from leads')
    await erase(visitor, [person])
    erased()
    await round()
    expect(tracesOf([person])).not.toEqual([])
    reader.exec('rollback')
    reader.close()
    for (let rounds = 0; rounds < 60; rounds += 1) await round()
    expect(tracesOf([person])).toEqual([])
    await db.destroy()
  })
})
