import { asDocument } from '../../src/api/contract/values/cpfAndCnpj.ts'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Db } from '../db/database.ts'
import { makeWalTruncation } from '../db/walTruncation.ts'
import { makeWrite } from '../db/writeTransaction.ts'
import type { Env } from '../start/readEnv.ts'
import { makeErasureLog } from '../backup/erasureLog.ts'
import type { Vault } from '../secrets/vault.ts'
import { endedTokenHash } from '../http/calls/leadTokens.ts'
import { endOthers } from '../resume/leadDevices.ts'
import { releaseVisit } from '../schedule/bookings.ts'
import { withOperatorAccess, type OperatorAccess } from './withOperatorAccess.ts'
import { audit } from './audit.ts'
import { lockLead } from './lockLead.ts'
import { openLead } from './columns/openLead.ts'
import { erase } from './erase.ts'
import { type Everything, everythingOf } from './exportLead.ts'

/** The criteria to find a person's leads, and the operator's name. */
export type Sought = {
  protocol?: string | undefined
  order?: string | undefined
  document?: string | undefined
  by?: string | undefined
}

/** Exports a person's data on request to the operator, if their browser no longer can. */
export function exportPerson(env: Env, sought: Sought, now: () => Date): Promise<Everything[]> {
  return withOperatorAccess(env, sought, now, async (desk) => {
    const all: Everything[] = []
    for (const { id } of await found(desk, sought)) all.push(await exportOne(id, desk))
    return all
  })
}

/** Erases a person's leads without an order. Returns their number, and the orders that have to stay. */
export function erasePerson(env: Env, sought: Sought, now: () => Date): Promise<{ erased: number; orders: string[] }> {
  return withOperatorAccess(env, sought, now, async (desk) => {
    const leads = await found(desk, sought)
    const due = leads.filter(({ order_number }) => order_number === null).map(({ id }) => id)
    if (due.length > 0) await makeWrite(desk.db)((tx) => eraseAll(due, { ...desk, db: tx }))
    await leaveNothing(desk.db, env, now)
    return { erased: due.length, orders: leads.flatMap(({ order_number }) => order_number ?? []) }
  })
}

/** Ends access to a person's orders on every device and by links. Returns the number of devices. */
export function endPerson(env: Env, sought: Sought, now: () => Date): Promise<number> {
  return withOperatorAccess(env, sought, now, async (desk) => {
    let ended = 0
    for (const { id } of await found(desk, sought)) ended += await endOne(id, desk)
    return ended
  })
}

/** Releases the visits of orders without a real person. Returns how many there were. */
export function freePerson(env: Env, sought: Sought, now: () => Date): Promise<number> {
  return withOperatorAccess(env, sought, now, async (desk) => {
    let freed = 0
    for (const { id } of await found(desk, sought))
      if (await makeWrite(desk.db)((db) => releaseVisit(id, desk.who, { ...desk, db }))) freed += 1
    return freed
  })
}

/** Throws if nothing is found, so that a mistyped number does not seem done. */
async function found({ db, vault }: OperatorAccess, sought: Sought) {
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

async function hold(id: string, tx: Db) {
  const lead = await lockLead(tx, id)
  if (!lead) throw new CannotStart('Nothing is kept under this number.')
  return lead
}

async function endOne(id: string, { db, now, who }: OperatorAccess): Promise<number> {
  return makeWrite(db)(async (tx) => {
    const lead = await hold(id, tx)
    const ended = await endOthers(lead, endedTokenHash, { db: tx, now })
    await audit(tx, lead, `ended by ${who}`, [], now())
    return ended
  })
}

async function eraseAll(ids: readonly string[], desk: OperatorAccess): Promise<void> {
  for (const id of ids) await audit(desk.db, await hold(id, desk.db), `to be erased by ${desk.who}`, [], desk.now())
  await erase(ids, desk)
}

async function exportOne(id: string, desk: OperatorAccess): Promise<Everything> {
  return makeWrite(desk.db)(async (db) => {
    const row = await hold(id, db)
    await audit(db, row, `exported by ${desk.who}`, [], desk.now())
    return everythingOf(await openLead(row, { ...desk, db }), { ...desk, db })
  })
}

/** Truncates the log and notes the erasures, as a running server would. */
async function leaveNothing(db: Db, env: Env, now: () => Date): Promise<void> {
  const traces = makeWalTruncation(db)
  traces.erased()
  await traces.round()
  await makeErasureLog({ db, write: makeWrite(db), now, file: env.erasuresFile }).round()
}
