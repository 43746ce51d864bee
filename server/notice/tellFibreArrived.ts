import type { Context, OwnedLead } from '../http/calls/handlerContext.ts'
import { houseNumberOf } from '../coverage/houseNumberBlockLot.ts'
import { countUp, monthAt } from '../db/counters.ts'
import type { LeadRecord } from '../db/tables.ts'
import type { Write } from '../db/writeTransaction.ts'
import { lifeDays } from '../http/calls/leadTokens.ts'
import { openLead } from '../leads/columns/openLead.ts'
import { queueLetter } from '../mail/queueLetter.ts'
import { coverageFor } from '../leads/steps/isPlanOffered.ts'
import { askOutsideTransaction } from '../outside/askOutsideTransaction.ts'
import type { Systems } from '../outside/operatorSystems.ts'
import type { Catalogue } from '../plans/catalogue.ts'
import { Refusal } from '../http/refusal.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import { daysAfter } from '../daysAfter.ts'

/** `isAsked`: an operator's system has the coverage, not our tables. */
type Parts = Pick<Context, 'db' | 'vault' | 'now'> & {
  write: Write
  catalogue: () => Catalogue
  coverage: Systems['coverage']
  isAsked: boolean
}

const atOnce = 100

export const makeFibreNotices = (parts: Parts): RepeatedTask =>
  singleFlight((ending) => tellFibreArrived(parts, ending))

/** Notifies each visitor who waits for fibre at an address that has it now, once. */
async function tellFibreArrived(parts: Parts, ending: AbortSignal, after = ''): Promise<void> {
  const ids = await waiting(after, parts)
  for (const id of ids) if (!ending.aborted && (await hasFibre(id, parts))) await tell(id, parts)
  const last = ids[atOnce - 1]
  if (last !== undefined && !ending.aborted) await tellFibreArrived(parts, ending, last)
}

/** The leads whose CEP has a free port in the tables, even if it may not reach their house. */
async function waiting(after: string, { db, now, isAsked }: Parts): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('leads.id')
    .where('kind', '=', 'no-coverage')
    .where('told_at', 'is', null)
    .where('email', 'is not', null)
    .where('leads.id', '>', after)
    .where('expires_at', '>', now().toISOString())
    .$if(!isAsked, (all) =>
      all.where((e) =>
        e.exists(
          e
            .selectFrom('splitters')
            .select('splitters.id')
            .whereRef('splitters.cep', '=', 'leads.cep')
            .whereRef('ports_used', '<', 'ports'),
        ),
      ),
    )
    .orderBy('leads.id')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Without a reply of the operator's system, the house is checked again in the next round. */
async function hasFibre(id: LeadRecord['id'], { db, vault, catalogue, coverage }: Parts): Promise<boolean> {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  const address = row && (await openLead(row, { db, vault })).address
  if (!address) return false
  try {
    const { plans } = await askOutsideTransaction((ask) =>
      coverageFor({ address }, { coverage: coverage({ ask, db }), catalogue: catalogue() }),
    )
    return plans.length > 0
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Notifies once, even with several servers. Data stored only for the notice is kept a little longer. */
async function tell(id: LeadRecord['id'], { write, vault, now }: Parts): Promise<void> {
  const at = now()
  await write(async (db) => {
    const context = { db, vault, now }
    const change = { told_at: at.toISOString(), expires_at: daysAfter(at, lifeDays['no-coverage']) }
    const untold = db.updateTable('leads').set(change).where('id', '=', id).where('told_at', 'is', null)
    const told = await untold.returningAll().executeTakeFirst()
    const lead = told && (await openLead(told, context))
    if (lead && (await isNews(lead, context))) await queueLetter('mail.arrived', lead, context)
  })
}

/** Whether this is the month's first notice for an e-mail and house, which may have several requests. */
async function isNews({ email, address }: OwnedLead, { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>) {
  const house = [email?.toLowerCase(), address?.cep, houseNumberOf(address?.number)]
  return (await countUp(db, vault.hash('arrived', house.join('|')), monthAt(now()))) === 1
}
