import type { Context } from '../http/calls/handlerContext.ts'
import { CannotStart } from '../start/startFailureReason.ts'
import { openDatabase, withDb } from '../db/database.ts'
import type { Env } from '../start/readEnv.ts'
import { isoDayInBrazil } from '../../src/api/contract/values/dates.ts'
import { readCatalogue } from '../plans/importedCatalogue.ts'
import { givenKeys, masterKeys } from '../secrets/masterKeys.ts'
import { openVault } from '../secrets/vault.ts'

/** The operator's access to private values. The trail names `who`. */
export type OperatorAccess = Pick<Context, 'db' | 'vault' | 'now' | 'catalogue'> & { who: string }

export async function withOperatorAccess<T>(
  env: Env,
  { by }: { by?: string | undefined },
  now: () => Date,
  work: (desk: OperatorAccess) => Promise<T>,
): Promise<T> {
  const who = operatorOf(by)
  if (givenKeys(env).length === 0) throw new CannotStart('There is no master key here that opens private values.')
  return withDb(openDatabase(env), async (db) => {
    const vault = await openVault(db, await masterKeys(db, env, () => undefined))
    return work({ db, vault, now, who, catalogue: await readCatalogue(db, isoDayInBrazil(now())) })
  })
}

/** A name or a staff number, which the person's export contains too. */
export function operatorOf(by = ''): string {
  if (!/^[\p{L}\d][\p{L}\p{M}\d .'-]{1,59}$/u.test(by)) throw new CannotStart('Say who you are, by --by NAME.')
  return `the operator ${by}`
}
