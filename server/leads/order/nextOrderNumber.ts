import { withCheckDigit } from '../../../src/api/contract/values/luhn.ts'
import type { Db } from '../../db/database.ts'

/** The first order number. A new database starts at the seconds since 2020, above all numbers of an earlier one. */
export const firstOrderAt = (now: Date) => Math.max(100_000_000, Math.floor(now.getTime() / 1000) - 1_600_000_000)

/** The next order number: nine digits and a check digit, so that a misheard number matches no other order. */
export async function nextOrderNumber(db: Db): Promise<string> {
  const { value } = await db
    .updateTable('sequences')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return withCheckDigit(String(value))
}
