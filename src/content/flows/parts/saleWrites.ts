import { stepOrder } from '../../../api/contract/stepOrder.ts'
import { isCovered, type Facts } from '../facts.ts'
import type { Flow, WriteName } from '../flow.ts'

/** Without coverage, the address and the contact of a visitor who wants to be told. */
export const notices: readonly WriteName[] = ['notice', 'contact']

/** A lead at an address and its steps, or a notice without coverage. */
export function saleWrites(facts: Facts): readonly WriteName[] {
  if (!facts.coverage) return []
  return isCovered(facts) ? ['lead', ...stepOrder] : notices
}

/** What all orders have in common, except their screens. */
export const sale = {
  writes: saleWrites,
  calls: { read: 'readLead', finish: 'finishLead' },
  kind: 'order',
  ends: 'visit',
} as const satisfies Partial<Flow>
