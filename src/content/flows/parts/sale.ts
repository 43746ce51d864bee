import { stepOrder } from '../../../api/contract/stepOrder.ts'
import { isCovered, type Facts } from '../facts.ts'
import type { Flow, WriteName } from '../flow.ts'

/** Where no plan reaches, the address and how to tell its visitor when one does. */
export const notices: readonly WriteName[] = ['notice', 'contact']

/** A lead at an address and its steps, or a notice where no plan reaches it. */
export function saleWrites(facts: Facts): readonly WriteName[] {
  if (!facts.coverage) return []
  return isCovered(facts) ? ['lead', ...stepOrder] : notices
}

/** What every order has that nothing sets apart but its screens. */
export const sale = {
  writes: saleWrites,
  calls: { read: 'readLead', finish: 'finishLead' },
  kind: 'order',
  ends: 'visit',
} as const satisfies Partial<Flow>
