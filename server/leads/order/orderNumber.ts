import { withCheckDigit } from '../../../src/api/contract/values/checkDigit.ts'
import type { Db } from '../../db/database.ts'

/** The next order number: nine digits and a check digit, so that a misheard number is not another order's. */
export async function nextOrderNumber(db: Db): Promise<string> {
  const { value } = await db
    .updateTable('sequences')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return withCheckDigit(String(value).padStart(9, '7'))
}
