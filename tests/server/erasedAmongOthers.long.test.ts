import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Context, OwnedLead } from '../../server/http/calls/handlerContext.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { makeWalTruncation } from '../../server/db/walTruncation.ts'
import { changeLead } from '../../server/leads/changeLead.ts'
import { openLead } from '../../server/leads/columns/openLead.ts'
import { erase } from '../../server/leads/erase.ts'
import { insertLead } from '../../server/leads/create/insertLead.ts'
import { coverageFromDatabase } from '../../server/coverage/coverageFromDatabase.ts'
import { customersFromDatabase } from '../../server/customers/customersFromDatabase.ts'
import { builtInRisk } from '../../server/risk/builtInRisk.ts'
import { visitsFromDatabase } from '../../server/schedule/visitsFromDatabase.ts'
import { noWebchat } from '../../server/webchat/operatorWebchat.ts'
import { randomFrom } from '../../server/sample/seededRandom.ts'
import { masterKey, openVault } from '../../server/secrets/vault.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let home = ''
let db: Db
beforeEach(async () => {
  home = folderForTest()
  db = openDatabase({ databaseUrl: null, dataDir: home })
  await migrate(db)
})
afterEach(async () => {
  await db.destroy()
})

const many = 4000
const isErased = (at: number) => at % 2 === 1

/** The data of a person, longer each time. Erased and remaining ones share no word. */
function told(at: number, times: number) {
  const more = ' Quixote de Albuquerque'.repeat(times * 5)
  const word = isErased(at) ? 'Zulmira' : 'Benedita'
  return {
    name: `${word} ${at}${more}`,
    phone: `${isErased(at) ? '1699' : '1133'}${7_300_000 + at}`,
    email: `${word.toLowerCase()}.${at}${'.albuquerque'.repeat(times * 10)}@provedor.com.br`,
  }
}

it('the file keeps nothing of thousands of erased leads among others, without a vacuum', async () => {
  const vault = await openVault(db, [masterKey(Buffer.alloc(32, 1))])
  const ids = await inParts(many, db, vault, async (context, at) => {
    const { id } = await insertLead('order', told(at, 0), context)
    return id
  })
  for (const times of [1, 2])
    await inParts(many, db, vault, async (context, at) => {
      const who = shuffled(times)[at] ?? 0
      await changeLead(await leadOf(ids[who], context), told(who, times), 'name', context)
    })
  await inParts(many, db, vault, async (context, at) => {
    const who = shuffled(3)[at] ?? 0
    if (isErased(who)) await erase([ids[who] ?? ''], context)
  })
  const traces = makeWalTruncation(db)
  traces.erased()
  await traces.round()
  const left = await db.selectFrom('leads').select('id').execute()
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(ids.filter((_, at) => !isErased(at))))
  const bytes = ['ultrafibra.sqlite', 'ultrafibra.sqlite-wal'].map((file) => readFileSync(join(home, file), 'latin1'))
  expect(bytes.join('').match(/zulmira[ .]\d+|1699730\d{4}/gi)).toBeNull()
})

/** The same order of people for the same number of times. */
function shuffled(times: number): readonly number[] {
  const known = orders.get(times)
  if (known) return known
  const random = randomFrom(`order ${times}`)
  const order = Array.from({ length: many }, (_, at) => ({ at, by: random.below(1_000_000) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ at }) => at)
  orders.set(times, order)
  return order
}
const orders = new Map<number, readonly number[]>()

async function leadOf(id: string | undefined, context: Context): Promise<OwnedLead> {
  const query = context.db.selectFrom('leads').selectAll()
  return openLead(await query.where('id', '=', id ?? '').executeTakeFirstOrThrow(), context)
}

/** Runs jobs, fifty in a transaction. */
async function inParts<T>(
  count: number,
  over: Db,
  vault: Context['vault'],
  job: (context: Context, at: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += 50)
    await over.transaction().execute(async (tx) => {
      for (let at = from; at < from + 50; at += 1) done.push(await job(contextOf(tx, vault), at))
    })
  return done
}

const someDay = new Date('2026-11-20T15:00:00.000Z')

function contextOf(tx: Db, vault: Context['vault']): Context {
  return {
    db: tx,
    vault,
    now: () => someDay,
    linkAddress: null,
    lookupsPerHour: 30,
    lead: null,
    deviceOf: () => '',
    request: { ip: '127.0.0.1', idempotencyKey: null, ifMatch: null, solved: null },
    risk: builtInRisk,
    coverage: coverageFromDatabase({ db: tx }),
    visits: visitsFromDatabase({ db: tx, now: () => someDay }),
    customers: customersFromDatabase({ db: tx, vault }),
    webchat: noWebchat,
    cepLookup: { find: () => Promise.resolve(null) },
    own: () => Promise.reject(new Error('Nobody asks here')),
    grant: () => '',
    ungrant: () => undefined,
    catalogue: builtInCatalogue,
  }
}
