import { describe, expect, it } from 'vitest'
import { columns } from '../../server/leads/columns/columns.ts'
import type { ColumnName } from '../../server/leads/columns/leadValueTypes.ts'
import { dueStep, wayOf } from '../../server/leads/steps/dueStep.ts'
import { type Step, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import { aPlanId } from '../support/anOrder.ts'

describe.each([
  ['a plain order', null],
  ['an order of a collaborator', 'oferta-colaborador'],
])('in %s', (_, addon) => {
  const without = (step: Step) => ({
    kind: 'order' as const,
    addon,
    flags: null,
    plan_id: aPlanId,
    plan: null,
    has: (column: ColumnName) => columns[column].completes !== step,
  })

  it.each(stepOrder)('a missing %s is due, unless the step is optional', (step) => {
    const lead = without(step)
    expect(dueStep(lead, { ...wayOf(lead), free: [] })).toBe(step)
    expect(dueStep(lead, { ...wayOf(lead), free: [step] })).toBeNull()
  })
})
