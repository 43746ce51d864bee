import { asDocument } from '../../../src/api/contract/values/documents.ts'
import type { Context } from '../../call.ts'
import { CannotStart } from '../../cannotStart.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { makeTraces } from '../../db/traces.ts'
import { writer } from '../../db/write.ts'
import type { Env } from '../../env.ts'
import { makeErasureLog } from '../../backup/erasureLog.ts'
import { givenKeys, masterKeys } from '../../secrets/masterKeys.ts'
import { openVault, type Vault } from '../../secrets/vault.ts'
import { endHolders, holdersOf } from '../../resume/holders.ts'
import { giveBack } from '../../schedule/giveBack.ts'
import { audit } from '../audit.ts'
import { openLead } from '../columns/leadRow.ts'
import { erase } from '../erase/erase.ts'
import { type Everything, everythingOf } from './everythingOf.ts'

/** By what a person's leads are found. */
export type Sought = { protocol?: string | undefined; order?: string | undefined; document?: string | undefined }

type Desk = Pick<Context, 'db' | 'vault' | 'now'>

/** Tells all that is kept of somebody who asks the operator, because their browser no longer can. */
export function exportPerson(env: Env, sought: Sought, now: () => Date): Promise<Everything[]> {
  return atDesk(env, now, async (desk) => {
    const all: Everything[] = []
    for (const { id } of await found(desk, sought)) all.push(await exportOne(id, desk))
    return all
  })
}

/** Erases somebody's leads without an order. Returns how many were erased, and the orders that have to stay. */
export function erasePerson(env: Env, sought: Sought, now: () => Date): Promise<{ erased: number; orders: string[] }> {
  return atDesk(env, now, async (desk) => {
    const leads = await found(desk, sought)
    const due = leads.filter(({ order_number }) => order_number === null).map(({ id }) => id)
    const write = writer(desk.db)
    if (due.length > 0) await write((tx) => erase(due, { ...desk, db: tx }))
    await leaveNothing(desk.db, env, now)
    return { erased: due.length, orders: leads.flatMap(({ order_number }) => order_number ?? []) }
  })
}

/** Ends somebody's orders on every device, with the links that open them. Returns how many devices that were. */
export function endPerson(env: Env, sought: Sought, now: () => Date): Promise<number> {
  return atDesk(env, now, async (desk) => {
    let ended = 0
    for (const { id } of await found(desk, sought)) ended += await endOne(id, desk)
    return ended
  })
}

/** Gives back the visits of somebody's orders, behind which nobody real was found. Returns how many they held. */
export function freePerson(env: Env, sought: Sought, now: () => Date): Promise<number> {
  return atDesk(env, now, async (desk) => {
    let freed = 0
    for (const { id } of await found(desk, sought))
      if (await writer(desk.db)((db) => giveBack(id, { ...desk, db }))) freed += 1
    return freed
  })
}

async function atDesk<T>(env: Env, now: () => Date, work: (desk: Desk) => Promise<T>): Promise<T> {
  if (givenKeys(env).length === 0) throw new CannotStart('There is no master key here that opens private values.')
  const db = openDatabase(env)
  try {
    return await work({ db, vault: await openVault(db, await masterKeys(db, env, () => undefined)), now })
  } finally {
    await db.destroy()
  }
}

/** Who mistyped a number should not take it for done. */
async function found({ db, vault }: Desk, sought: Sought) {
  const [column, value] = columnOf(sought, vault)
  const leads = await db.selectFrom('leads').select(['id', 'order_number']).where(column, '=', value).execute()
  if (leads.length === 0) throw new CannotStart('Nothing is kept under this number.')
  return leads
}

function columnOf({ protocol, order, document }: Sought, vault: Vault) {
  if (protocol !== undefined) return ['protocol', protocol] as const
  if (order !== undefined) return ['order_number', order] as const
  if (document !== undefined) return ['document_hash', vault.hash('document', asDocument(document))] as const
  throw new CannotStart('Say whom: --protocol, --order or --document.')
}

async function endOne(id: string, { db, now }: Desk): Promise<number> {
  return writer(db)(async (tx) => {
    const locked = tx.updateTable('leads').set((row) => ({ version: row.ref('version') }))
    const lead = await locked.where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    await tx.deleteFrom('resume_links').where('lead_id', '=', id).execute()
    const holders = await holdersOf(lead, { db: tx })
    await endHolders(lead, holders, { db: tx, now })
    await audit(tx, id, 'ended by the operator', [], now())
    return holders.length
  })
}

async function exportOne(id: string, desk: Desk): Promise<Everything> {
  return writer(desk.db)(async (db) => {
    await audit(db, id, 'exported by the operator', [], desk.now())
    const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return everythingOf(await openLead(row, { ...desk, db }), { ...desk, db })
  })
}

/** What a running server does after an erasure of its own. */
async function leaveNothing(db: Db, env: Env, now: () => Date): Promise<void> {
  const traces = makeTraces(db)
  traces.erased()
  await traces.round()
  await makeErasureLog({ db, write: writer(db), now, file: env.erasuresFile }).round()
}
