import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { pendingMigrations } from '../../server/db/migrate.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { answers, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { bothDatabases, type Empty, prepared } from '../support/databases.ts'
import { keepDatabase, keptVersions, putKept, type Visit } from '../support/keptDatabase.ts'

const toKeep = process.env['KEEP_DATABASE']

describe.each(bothDatabases)('a database of a released version, on $database', (kind) => {
  const database = prepared(kind)
  let empty: Empty
  beforeEach(async ({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
    empty = await database.empty({ filled: false })
  })

  it.runIf(toKeep !== undefined)('is added', async () => {
    await expect(keepDatabase(toKeep ?? '', empty)).resolves.toBeUndefined()
  })

  describe.each(keptVersions)('made by %s', (version) => {
    let server: Awaited<ReturnType<typeof aServer>>
    let visit: Visit
    beforeEach(async () => {
      visit = await putKept(version, empty)
      server = await aServer({ ...empty.settings, MASTER_KEY: visit.masterKey })
    })
    afterEach(() => server.stop())

    function itsVisitor() {
      const visitor = server.visitor()
      for (const [name, value] of Object.entries(visit.cookies)) visitor.cookies.set(name, value)
      return visitor
    }

    it('opens, with the present schema and complete trails', async () => {
      const db = openDatabase(empty.place)
      expect(await pendingMigrations(db)).toEqual({ due: [], unknown: [] })
      expect((await auditCheck(db)).faults).toEqual([])
      await db.destroy()
    })

    it('shows its visitor their answers, all of them on demand', async () => {
      const visitor = itsVisitor()
      for (const idLead of [visit.ordered, visit.confirmed, visit.begun]) {
        const { body } = await visitor.call('readLead', { params: { idLead } })
        expect(body).toMatchObject({ id: idLead, name: 'Ana S.' })
      }
      const body = { id: visit.ordered, phone: answers.phone.phone }
      expect((await visitor.call('exportLead', { body })).body).toMatchObject({
        everything: {
          lead: { order_number: visit.orderNumber },
          told: { name: answers.name.name, email: answers.email.email, document: answers.documentNumber.cpf },
        },
      })
    })

    it('lets its unfinished order be placed, its placed one be withdrawn, and expires data', async () => {
      const visitor = itsVisitor()
      expect((await finish(visitor, visit.confirmed)).status).toBe(200)
      const body = { id: visit.ordered, phone: answers.phone.phone }
      expect((await visitor.call('removeLead', { body })).status).toBe(200)
      await server.deliver()
      expect(server.mails).toHaveLength(2)
      server.pass(60 * 86_400_000)
      await server.forget()
      expect((await itsVisitor().call('readLead', { params: { idLead: visit.begun } })).status).toBe(404)
    })
  })
})
