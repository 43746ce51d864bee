import type { Context, OwnedLead } from '../handlerContext.ts'
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
import { Refusal } from '../refusal.ts'
import { singleFlight, type RepeatedTask } from '../singleFlight.ts'
import { daysAfter } from '../daysAfter.ts'

/** `isAsked`: the coverage is asked elsewhere, and is not in our tables. */
type Parts = Pick<Context, 'db' | 'vault' | 'now'> & {
  write: Write
  catalogue: () => Catalogue
  coverage: Systems['coverage']
  isAsked: boolean
}

/** The rows that are read together. */
const atOnce = 100

export const makeFibreNotices = (parts: Parts): RepeatedTask =>
  singleFlight((ending) => tellFibreArrived(parts, ending))

/** Tells each visitor who waits for fibre at an address that has it now, once. */
async function tellFibreArrived(parts: Parts, ending: AbortSignal, after = ''): Promise<void> {
  const ids = await waiting(after, parts)
  for (const id of ids) if (!ending.aborted && (await hasFibre(id, parts))) await tell(id, parts)
  const last = ids[atOnce - 1]
  if (last !== undefined && !ending.aborted) await tellFibreArrived(parts, ending, last)
}

/** Those whose CEP has a free port, as far as the tables know; their house may be out of its reach. */
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

/** Whose house a system that is away does not tell of is looked at again in the next round. */
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

/** Another server may have told it meanwhile. What was for the notice alone is kept a little longer. */
async function tell(id: LeadRecord['id'], { write, vault, now }: Parts): Promise<void> {
  const at = now()
  await write(async (db) => {
    const context = { db, vault, now }
    const told = await db
      .updateTable('leads')
      .set({ told_at: at.toISOString(), expires_at: daysAfter(at, lifeDays['no-coverage']) })
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    const lead = told && (await openLead(told, context))
    if (lead && (await isNews(lead, context))) await queueLetter('mail.arrived', lead, context)
  })
}

/** Whoever asked several times about a house is told of it once. */
async function isNews({ email, address }: OwnedLead, { db, vault, now }: Pick<Context, 'db' | 'vault' | 'now'>) {
  const house = [email?.toLowerCase(), address?.cep, houseNumberOf(address?.number)]
  return (await countUp(db, vault.hash('arrived', house.join('|')), monthAt(now()))) === 1
}
