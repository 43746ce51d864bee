import { stepOrder } from '../../../api/contract/lead/stepOrder.ts'
import { isCovered, type Facts } from '../facts.ts'
import type { Flow, WriteName } from '../flow.ts'

/** The writes without coverage: the address and contact of a visitor who wants a notice. */
export const notices: readonly WriteName[] = ['notice', 'contact']

/** The writes of a lead at an address, or of a notice without coverage. */
export function saleWrites(facts: Facts): readonly WriteName[] {
  if (!facts.coverage) return []
  return isCovered(facts) ? ['lead', ...stepOrder] : notices
}

/** The common part of all orders, except their screens. */
export const sale = {
  writes: saleWrites,
  calls: { read: 'readLead', finish: 'finishLead' },
  kind: 'order',
  ends: 'visit',
} as const satisfies Partial<Flow>
