import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { tables } from '../../server/retention/sealedTables.ts'
import { countSealedOtherwise } from '../../server/retention/sealedRows.ts'
import type { Mail, Mailer } from '../../server/mail/mail.ts'
import { documentCards } from '../../server/sample/cards.ts'
import { aCollaborator, codeMailed } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, aLead, answers, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { bothDatabases, type Empty, prepared } from '../support/databases.ts'

const chacha = 'chacha20-poly1305'
const gcm = 'aes-256-gcm'
const done = (sealing: string) => `All that is kept is sealed by ${sealing}`
const newKey = () => randomBytes(32).toString('base64')

describe.each(bothDatabases)('another cipher, on $database', (kind) => {
  const database = prepared(kind)
  let empty: Empty
  let db: Db
  beforeEach(async ({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
    empty = await database.empty()
    db = openDatabase(empty.place)
  })
  afterEach(() => db?.destroy())
  /** The mails of all servers of a test: a busy machine may have sent one before the server that is looked at begins. */
  let mails: Mail[] = []
  beforeEach(() => {
    mails = []
  })
  const mailer: Mailer = { kind: 'none', send: async (mail) => void mails.push(mail), close: () => undefined }
  const aServerBy = (SEALING: string, more = {}) => aServer({ ...empty.settings, SEALING, ...more }, { mailer })
  async function movedTo(visitor: Visitor, sealing: string, more = {}) {
    const server = await aServerBy(sealing, more)
    const there = server.visitor()
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
    return { server, there }
  }

  it('seals all that is kept anew, column for column, beside the visitors, and goes back', async () => {
    const first = await aServerBy(chacha)
    const visitor = first.visitor()
    const { order, collaborator, link } = await everything(visitor)
    await first.stop()
    const byIt = await tagged(db)
    expect([...byIt.keys()].toSorted()).toEqual(listed())

    const back = await movedTo(visitor, gcm)
    const name = () => save(back.there, order, 'name', answers.name)
    const writing = Promise.all(Array.from({ length: 10 }, name))
    await back.server.reseal()
    for (const { status } of await writing) expect(status).toBe(200)
    await resealedWhole(back.server, gcm)
    expect([...(await tagged(db)).keys()]).toEqual([])
    await back.server.stop()

    const { server, there } = await movedTo(visitor, chacha)
    expect((await there.call('readLead', { params: { idLead: order } })).body).toMatchObject({ name: 'Ana S.' })
    await resealedWhole(server, chacha)
    expect(await tagged(db)).toEqual(byIt)
    expect(await there.call('makeResumeLink', link.said)).toMatchObject({ body: link.body })
    const code = await codeMailed({ deliver: server.deliver, mails })
    expect(await there.call('checkCollaboratorCode', { body: { idLead: collaborator, code } })).toMatchObject({
      status: 200,
    })
    expect(mails.some(({ text }) => text.includes('/continuar#'))).toBe(true)
    await server.stop()
  })

  it('seals what comes, and what another sealed is read meanwhile', async () => {
    const before = await aServerBy(gcm)
    const visitor = before.visitor()
    const id = await aConfirmedLead(visitor)
    await before.stop()
    const { server, there } = await movedTo(visitor, chacha)
    await save(there, id, 'name', { name: 'Bia Lima' })
    const { name, email } = await db.selectFrom('leads').select(['name', 'email']).executeTakeFirstOrThrow()
    expect([name?.startsWith('c20~'), email?.includes('~')]).toEqual([true, false])
    expect((await there.call('readLead', { params: { idLead: id } })).body).toMatchObject({
      name: 'Bia L.',
      email: 'a•••@provedor.com.br',
    })
    await server.stop()
  })

  it('goes on where a server ended in the middle', async () => {
    const before = await aServerBy(gcm)
    const visitor = before.visitor()
    for (let count = 0; count < 210; count += 1) await aLead(visitor)
    await before.stop()
    const ended = await aServerBy(chacha)
    const resealing = ended.reseal()
    await ended.stop()
    await resealing
    expect(ended.lines.join('')).not.toContain(done(chacha))
    const left = await countSealedOtherwise(db, chacha)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(421)
    const { server } = await movedTo(visitor, chacha)
    await server.reseal()
    expect(server.lines.join('')).toContain(`${left} rows were sealed by ${chacha}`)
    expect(await countSealedOtherwise(db, chacha)).toBe(0)
    await server.stop()
  })

  it('is looked for no more once nothing was found, in a new database from its first day', async () => {
    const before = await aServerBy(gcm)
    const id = await aConfirmedLead(before.visitor())
    await before.stop()
    const byFirst = await db.selectFrom('leads').select('email').executeTakeFirstOrThrow()
    const server = await aServerBy(chacha)
    await resealedWhole(server, chacha)
    await db.updateTable('leads').set(byFirst).where('id', '=', id).execute()
    await server.reseal()
    expect(await countSealedOtherwise(db, chacha)).toBe(1)
    await server.stop()
    const fresh = await aServer({ SEALING: chacha })
    await fresh.reseal()
    expect(fresh.lines.join('')).not.toContain('sealed by')
    await fresh.stop()
  })

  it('does no harm beside a server with the one before, whatever master key comes with it', async () => {
    const [old, fresh] = [newKey(), newKey()]
    const MASTER_KEY = `${fresh},${old}`
    const before = await aServerBy(gcm, { MASTER_KEY: old })
    const visitor = before.visitor()
    const ids: string[] = []
    for (let count = 0; count < 120; count += 1) ids.push(await aLead(visitor))
    await before.stop()
    const [one, two] = [
      await movedTo(visitor, gcm, { MASTER_KEY }),
      await movedTo(visitor, chacha, { MASTER_KEY }),
    ] as const
    const saved = Promise.all(
      ids.slice(0, 40).map((id, at) => save(at % 2 ? one.there : two.there, id, 'name', answers.name)),
    )
    await Promise.all([one, two].flatMap(({ server }) => [server.reseal(), server.rotate()]))
    for (const { status } of await saved) expect(status).toBe(200)
    expect([...one.server.lines, ...two.server.lines].filter((line) => line.includes('chore'))).toEqual([])
    await one.server.stop()
    await two.server.rotate()
    await two.server.reseal()
    await two.server.stop()
    expect(await countSealedOtherwise(db, chacha)).toBe(0)
    const { server, there } = await movedTo(visitor, chacha, { MASTER_KEY: fresh })
    for (const idLead of ids) expect((await there.call('readLead', { params: { idLead } })).status).toBe(200)
    await server.stop()
  })

  it('leaves what does not open, and says so', async () => {
    const before = await aServerBy(gcm)
    const id = await aConfirmedLead(before.visitor())
    await before.stop()
    const damaged = 'A'.repeat(60)
    await db.updateTable('leads').set({ email: damaged }).where('id', '=', id).execute()
    const server = await aServerBy(chacha)
    await server.reseal()
    expect(server.lines.join('')).toContain('1 rows are held by others or do not open')
    expect(server.lines.join('')).not.toContain(done(chacha))
    const { email } = await db.selectFrom('leads').select('email').executeTakeFirstOrThrow()
    expect(email).toBe(damaged)
    await server.stop()
  })
})

describe.each(bothDatabases.filter(({ database }) => database !== 'SQLite'))(
  'another cipher among writers of $database',
  (kind) => {
    const database = prepared(kind)

    it('waits for nobody who changes a row, and overwrites nothing', async ({ skip }) => {
      if (kind.missing !== null) return skip(kind.missing)
      const empty = await database.empty()
      const db = openDatabase(empty.place)
      const before = await aServer({ ...empty.settings, SEALING: gcm })
      const id = await aConfirmedLead(before.visitor())
      await before.stop()
      const server = await aServer({ ...empty.settings, SEALING: chacha })
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('leads').set({ email: null }).where('id', '=', id).execute()
        await server.reseal()
      })
      expect(server.lines.join('')).toContain('1 rows are held by others')
      await resealedWhole(server, chacha)
      const { email, name } = await db.selectFrom('leads').select(['email', 'name']).executeTakeFirstOrThrow()
      expect([email, name?.startsWith('c20~')]).toEqual([null, true])
      await server.stop()
      await db.destroy()
    })
  },
)

/** Seals in rounds until one of them finds nothing more. */
async function resealedWhole({ reseal, lines }: Awaited<ReturnType<typeof aServer>>, sealing: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) await reseal()
  expect(lines.join('')).toContain(done(sealing))
}

/** Orders, links, codes, calls and responses, with a value in each column that is sealed. */
async function everything(visitor: Visitor) {
  const order = await aConfirmedLead(
    visitor,
    {
      phone: { phone: '16991234567', phone2: '16991234568' },
      documentNumber: { cpf: documentCards.quizApproved.document },
      bankInfo: {
        direct_debit: true,
        bankInfo: { bank: '341', agency: '91837-4', account_number: '40718293-5' },
        deviceInfo: { jsc: 'a device' },
      },
    },
    { tracking: { utm_source: 'radio' } },
  )
  const said = { params: { idLead: order }, body: { by: 'mail' }, key: 'a-key-of-this-link' }
  const { body } = await visitor.call('makeResumeLink', said)
  const collaborator = await aCollaborator(visitor)
  await visitor.call('sendCollaboratorCode', { params: { id: collaborator } })
  await visitor.call('requestCall', { body: { telephone: '16997354321', tracking: { utm_source: 'radio' } } })
  return { order, collaborator, link: { said, body } }
}

const listed = () =>
  Object.entries(tables)
    .flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`))
    .toSorted()

/** How many values with a cipher's tag there are in each column of each table. */
async function tagged(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (typeof value === 'string' && value.startsWith('c20~'))
        counts.set(`${name}.${column}`, (counts.get(`${name}.${column}`) ?? 0) + 1)
  }
  return counts
}
