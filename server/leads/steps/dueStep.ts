import { type DueStep, type Step, stepOrder } from '../../../src/api/contract/stepOrder.ts'
import type { OwnedLead } from '../../call.ts'
import { chosenPlan } from '../../plans/keptPlan.ts'
import { refuse } from '../../refusal.ts'
import { columnNames, columns } from '../columns/columns.ts'
import { isForCollaborators } from './forCollaborators.ts'

/**
 * A way to an order: its steps in the order of their first saving, the step before which the person can be confirmed,
 * and the optional steps.
 */
type Way = { steps: readonly DueStep[]; confirmedBefore: DueStep; free: readonly Step[] }

const plain: Way = { steps: ['cep', ...stepOrder], confirmedBefore: 'dueDate', free: [] }
/** The corporate e-mail comes first, because the code is sent to it. */
const collaborator: Way = {
  steps: ['email', 'cep', ...stepOrder.filter((step) => step !== 'email')],
  confirmedBefore: 'dueDate',
  free: [],
}
/** The contract knows the person. The due date and the way to pay stay as in the contract unless they are answered. */
const migration: Way = {
  steps: ['plan', 'cep', 'number', 'phone', 'email', 'scheduleDate'],
  confirmedBefore: 'scheduleDate',
  free: ['dueDate', 'bankInfo'],
}
const renewal: Way = { steps: ['plan'], confirmedBefore: 'plan', free: [] }

export function wayOf(lead: OwnedLead): Way {
  if (lead.kind === 'migration') return migration
  if (lead.kind === 'renewal') return renewal
  return isForCollaborators(lead) ? collaborator : plain
}

/** Whether all columns that complete a step have values. */
export function isSaved(lead: OwnedLead, step: DueStep): boolean {
  return columnNames.every((column) => columns[column].completes !== step || lead.has(column))
}

/** The first unsaved step. */
export function dueStep(lead: OwnedLead): DueStep | null {
  return firstUnsaved(lead, wayOf(lead).steps)
}

/** The first unsaved step before the person can be confirmed. */
export function dueToConfirm(lead: OwnedLead): DueStep | null {
  const { steps, confirmedBefore } = wayOf(lead)
  return firstUnsaved(lead, steps.slice(0, steps.indexOf(confirmedBefore)))
}

export function refuseDue(due: DueStep) {
  return refuse(409, due === 'cep' || due === 'number' ? 'address.due' : 'step.due', { due })
}

/** Whether the chosen plan is installed by a visit that is booked. */
export function needsVisit(lead: OwnedLead): boolean {
  return chosenPlan(lead)?.installationSchedule === true
}

function firstUnsaved(lead: OwnedLead, steps: readonly DueStep[]): DueStep | null {
  return steps.find((step) => !isSaved(lead, step) && (step !== 'scheduleDate' || needsVisit(lead))) ?? null
}
