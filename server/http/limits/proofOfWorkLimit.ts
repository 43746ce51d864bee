import type { Context } from '../../handlerContext.ts'
import { hourAt, tooMany } from '../../db/counters.ts'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { networkOf } from '../clientAddress.ts'
import type { Challenges, Solved } from './proofOfWorkChallenges.ts'

/** How many were used in this hour before this one, how many may be, and from which on each costs proof of work. */
export type HourlyCount = { used: number; max: number; workFrom?: number }
export type Asking = Pick<Context, 'db' | 'vault' | 'now'> & { request: Pick<Context['request'], 'ip' | 'solved'> }

/** Without a number of its own, work begins at this part of a limit. */
const workNear = (max: number) => Math.ceil((max * 2) / 3)

/** The refusal of a limit that one may pass with work. The response carries a challenge of this scope. */
class WorkDue extends Refusal {
  readonly scope: string

  constructor({ status, problem, headers }: Refusal, scope: string) {
    super(status, problem, headers)
    this.scope = scope
  }
}

/** Refuses one more than an hour allows, and one without work when that is near. Needs a transaction that writes. */
export async function admit(what: string, counts: readonly HourlyCount[], asking: Asking): Promise<void> {
  const window = hourAt(asking.now())
  if (counts.some(({ used, max }) => used >= max)) throw tooMany(window)
  if (counts.every(({ used, max, workFrom = workNear(max) }) => used < workFrom)) return
  const { db, vault, request } = asking
  const scope = vault.hash('proof', `${what}|${networkOf(request.ip)}`)
  if (request.solved?.scope !== scope || !(await isFirstUse(db, request.solved)))
    throw new WorkDue(tooMany(window), scope)
}

/** Adds the challenge to a refusal that work passes, when its transaction is over. */
export async function withChallenge<T>({ make }: Challenges, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WorkDue)) throw error
    const { status, problem, headers, scope } = error
    throw new Refusal(status, { ...problem, challenge: await make(scope) }, headers)
  }
}

/** Takes a solution in this transaction. No server takes it a second time. */
async function isFirstUse(db: Db, { id, until }: Solved): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ id, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}
