import { expect, it } from 'vitest'
import { columns } from '../../server/leads/columns/columns.ts'
import { sold } from '../../server/operator/feedContract.ts'

/** Columns sent elsewhere, derived from others, or about the device. */
const elsewhere = ['plan_id', 'plan', 'document_hash', 'device_info']

it('every stored answer of a lead is sent with its order', () => {
  const answered = Object.entries(columns).flatMap(([name, { from }]) => (from === null ? [] : [name]))
  expect(answered.length).toBeGreaterThan(10)
  expect(answered.filter((name) => !Object.hasOwn(sold.shape, name) && !elsewhere.includes(name))).toEqual([])
})
