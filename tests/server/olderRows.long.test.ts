import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openCustomer } from '../../server/customers/sealedCustomer.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { sealedContact } from '../../server/db/migrations/008-sealed-contact.ts'
import { sealedColumns } from '../../server/leads/columns/columns.ts'
import { openRow } from '../../server/leads/columns/sealedRow.ts'
import { customerCards } from '../../server/sample/cards.ts'
import type { Vault } from '../../server/secrets/vault.ts'
import { aRenewal, finishRenewal } from '../support/aCustomer.ts'
import { aConfirmedLead, finish, save } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { databases, prepared } from '../support/databases.ts'
import { vaultOf } from '../support/openedLead.ts'
import { soon } from '../support/soon.ts'

const answers = {
  name: { name: 'Zulmira Quixote' },
  phone: { phone: '16997312345' },
  email: { email: 'zulmira@quixote.example', accept_promotions: false },
}
const customer = customerCards.renewal
const everything = /Zulmira|zulmira@|16997312345|16997354321|Palmeiras da Serra|quixotesca/
const long = 240_000

describe.each(databases)(
  'a database in which an older version left names and telephones plain, on $database',
  (kind) => {
    const { missing } = kind
    const database = prepared(kind)

    it.skipIf(missing !== null)(
      'is served at once, and has them sealed soon, with no trace of them left in a file',
      async () => {
        const { settings, place } = await database.empty()
        const first = await aServer(settings)
        const visitor = first.visitor()
        const id = await aConfirmedLead(visitor, answers, {
          address: { cep: '14010100', number: '35', complement: 'Palmeiras da Serra' },
          tracking: { utm_source: 'quixotesca' },
        })
        await visitor.call('requestCall', { body: { telephone: '16997354321' } })
        await first.stop()
        const db = openDatabase(place)
        const vault = await vaultOf(db, settings)
        await leavePlain(db, vault, place.databaseUrl === null ? 4000 : 400)
        expect(await plainIn(place, db)).toMatch(everything)

        const server = await aServer(settings)
        const returned = server.visitor()
        for (const [name, value] of visitor.cookies) returned.cookies.set(name, value)
        const read = async () => (await returned.call('readLead', { params: { idLead: id } })).body
        const masked = { name: 'Zulmira Q.', phone: '(16) •••••-2345', status: 'confirmed' }
        expect(await read()).toMatchObject(masked)
        expect(await save(returned, id, 'email', answers.email)).toMatchObject({ status: 200 })

        await server.forget()
        for (const table of ['leads', 'support_requests', 'customers'] as const)
          expect(await db.selectFrom(table).select('id').where('sealed', 'is', null).execute()).toEqual([])
        await soon(async () => expect(await plainIn(place, db)).not.toMatch(everything))
        expect(await plainIn(place, db)).not.toContain(customer.email)
        expect(await read()).toMatchObject({ ...masked, address: { complement: 'Palmeiras da Serra' } })
        expect(await finish(returned, id)).toMatchObject({ status: 200 })
        const renewal = await aRenewal(returned, customer.cpf)
        await returned.call('chooseRenewal', {
          params: { id_renewal_request_user: renewal.id },
          body: { id_renewal_base_user: renewal.baseUser, offer1: renewal.offers[0] },
        })
        expect(await finishRenewal(returned, renewal.id, renewal.offers[0] ?? '')).toMatchObject({ status: 200 })
        await server.deliver()
        expect(server.mails.map(({ to }) => to).toSorted()).toEqual(
          [customer.email, 'zulmira@quixote.example'].toSorted(),
        )
        expect(server.lines.join('')).not.toContain('chore')
        await server.stop()
        await db.destroy()
      },
      long,
    )
  },
)

/** Takes a database back to before contact data were sealed, with many more that grew and went, and brings its tables up to date. */
async function leavePlain(db: Db, vault: Vault, more: number): Promise<void> {
  for (const row of await db
    .selectFrom('leads')
    .select(['id', ...sealedColumns])
    .execute()) {
    const { id, ...plain } = await openRow(row, { db, vault })
    await db.updateTable('leads').set(plain).where('id', '=', id).execute()
  }
  for (const row of await db.selectFrom('customers').selectAll().execute()) {
    const { name, email, phone } = openCustomer(row, vault)
    await db.updateTable('customers').set({ name, email, phone }).where('id', '=', row.id).execute()
  }
  await db.updateTable('support_requests').set({ phone: '16997354321' }).execute()
  for (const table of ['leads', 'support_requests', 'customers']) {
    await sql`drop index ${sql.id(`${table}_sealed_none`)}`.execute(db)
    await db.schema.alterTable(table).dropColumn('sealed').execute()
  }
  await sql`
    insert into leads (id, kind, token_hash, version, quiz_tries, created_at, touched_at, expires_at, cep, address, name, phone)
    with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(more)})
    select 'old-' || i, 'order', '', 1, 0, '', '2999', '2999', '', '', 'Zulmira ' || i, '16997312345' from numbers`.execute(
    db,
  )
  for (const times of [5, 10])
    for (const which of [3, 0, 8, 5, 1, 9, 2, 6])
      await sql`update leads set name = name || ${' Quixote de Albuquerque'.repeat(times)} where id like ${`old-%${which}`}`.execute(
        db,
      )
  for (const which of [7, 1, 4, 3]) await sql`delete from leads where id like ${`old-%${which}`}`.execute(db)
  await sealedContact.up(db)
}

/** What a copy of the database tells: the bytes of the file and of its log, or every row of a database elsewhere. */
async function plainIn(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  db: Db,
): Promise<string> {
  if (databaseUrl === null)
    return ['ultrafibra.sqlite', 'ultrafibra.sqlite-wal']
      .map((file) => join(dataDir, file))
      .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
      .join('')
  const tables = ['leads', 'support_requests', 'customers', 'audit', 'outbox', 'orders'] as const
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
}
