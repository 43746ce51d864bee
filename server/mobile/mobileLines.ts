import type { Context } from '../http/calls/handlerContext.ts'

/** The active line of a number. */
export async function mobileLineOf(phone: string, { db, vault }: Pick<Context, 'db' | 'vault'>) {
  const line = await db
    .selectFrom('mobile_lines')
    .selectAll()
    .where('phone_hash', '=', vault.hash('mobile line', phone))
    .executeTakeFirst()
  return line?.active === 1 ? line : null
}
