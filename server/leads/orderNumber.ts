import type { Db } from '../db/database.ts'

/** The next order number: nine digits and a check digit, so that one read out wrong is not another's. */
export async function nextOrderNumber(db: Db): Promise<string> {
  const { value } = await db
    .updateTable('sequences')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow()
  return withCheckDigit(String(value).padStart(9, '7'))
}

/** By Luhn: catches any one wrong digit and most swaps. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + weighed(Number(digit), at % 2 === 0), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

function weighed(digit: number, doubled: boolean): number {
  const weight = doubled ? digit * 2 : digit
  return weight > 9 ? weight - 9 : weight
}
