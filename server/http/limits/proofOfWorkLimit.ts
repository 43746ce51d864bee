import type { Context } from '../calls/handlerContext.ts'
import { hourAt, tooMany } from '../../db/counters.ts'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../refusal.ts'
import { networkOf } from '../clientAddress.ts'
import type { Challenges, Solved } from './proofOfWorkChallenges.ts'

/** The earlier attempts of this hour, their limit, and the count from which each costs work. */
export type HourlyCount = { used: number; max: number; workFrom?: number }
export type Asking = Pick<Context, 'db' | 'vault' | 'now'> & { request: Pick<Context['request'], 'ip' | 'solved'> }

/** The default count from which attempts cost work. */
const workNear = (max: number) => Math.ceil((max * 2) / 3)

/** A refusal that proof of work overcomes. The reply carries a challenge of this scope. */
class WorkDue extends Refusal {
  readonly scope: string

  constructor({ status, problem, headers }: Refusal, scope: string) {
    super(status, problem, headers)
    this.scope = scope
  }
}

/** Refuses attempts over a limit, and those near it without work. Needs a writing transaction. */
export async function admit(what: string, counts: readonly HourlyCount[], asking: Asking): Promise<void> {
  const window = hourAt(asking.now())
  if (counts.some(({ used, max }) => used >= max)) throw tooMany(window)
  if (counts.every(({ used, max, workFrom = workNear(max) }) => used < workFrom)) return
  const { db, vault, request } = asking
  const scope = vault.hash('proof', `${what}|${networkOf(request.ip)}`)
  if (request.solved?.scope !== scope || !(await isFirstUse(db, request.solved)))
    throw new WorkDue(tooMany(window), scope)
}

/** Adds the challenge to a refusal for missing work, after its transaction. */
export async function withChallenge<T>({ make }: Challenges, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WorkDue)) throw error
    const { status, problem, headers, scope } = error
    throw new Refusal(status, { ...problem, challenge: await make(scope) }, headers)
  }
}

/** Uses up a solution in this transaction. No server accepts it a second time. */
async function isFirstUse(db: Db, { id, until }: Solved): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ id, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}
