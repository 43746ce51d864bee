import { type DueStep, optionalSteps, type Step, stepOrder } from '../../../src/api/contract/lead/stepOrder.ts'
import type { OwnedLead } from '../../http/calls/handlerContext.ts'
import { chosenPlan } from '../../plans/planKeptByOrder.ts'
import { refuse } from '../../http/refusal.ts'
import { columnNames, columns } from '../columns/columns.ts'
import { isForCollaborators } from './isForCollaborators.ts'

/** A flow on the server: its steps in order of first saving, when to confirm the person, and steps never due. */
type Way = { steps: readonly DueStep[]; confirmedBefore: DueStep; free: readonly Step[] }
type Walked = Pick<OwnedLead, 'kind' | 'addon' | 'flags' | 'plan_id' | 'plan' | 'has'>

const plain: Way = { steps: ['cep', ...stepOrder], confirmedBefore: 'dueDate', free: optionalSteps }
/** The corporate e-mail comes first, because the code is sent to it. */
const collaborator: Way = {
  steps: ['email', 'cep', ...stepOrder.filter((step) => step !== 'email')],
  confirmedBefore: 'dueDate',
  free: optionalSteps,
}
/** The contract has the person, and the due date and payment unless they are answered. */
const migration: Way = {
  steps: ['plan', 'cep', 'number', 'phone', 'email', 'scheduleDate'],
  confirmedBefore: 'scheduleDate',
  free: ['dueDate', 'bankInfo'],
}
const renewal: Way = { steps: ['plan'], confirmedBefore: 'plan', free: [] }

export function wayOf(lead: Walked): Way {
  if (lead.kind === 'migration') return migration
  if (lead.kind === 'renewal') return renewal
  return isForCollaborators(lead) ? collaborator : plain
}

/** Whether all columns that complete a step have values. */
export function isSaved(lead: Walked, step: DueStep): boolean {
  return columnNames.every((column) => columns[column].completes !== step || lead.has(column))
}

export function dueStep(lead: Walked, { steps, free } = wayOf(lead)): DueStep | null {
  return firstUnsaved(lead, steps, free)
}

/** The first unsaved step before the person can be confirmed. */
export function dueToConfirm(lead: OwnedLead): DueStep | null {
  const { steps, confirmedBefore, free } = wayOf(lead)
  return firstUnsaved(lead, steps.slice(0, steps.indexOf(confirmedBefore)), free)
}

export function refuseDue(due: DueStep) {
  return refuse(409, due === 'cep' || due === 'number' ? 'address.due' : 'step.due', { due })
}

/** Whether the chosen plan is installed by a booked visit. */
export function needsVisit(lead: Pick<OwnedLead, 'plan_id' | 'plan'>): boolean {
  return chosenPlan(lead)?.installationSchedule === true
}

function firstUnsaved(lead: Walked, steps: readonly DueStep[], free: readonly Step[]): DueStep | null {
  const isDue = (step: DueStep) => !free.some((each) => each === step) && !isSaved(lead, step)
  return steps.find((step) => isDue(step) && (step !== 'scheduleDate' || needsVisit(lead))) ?? null
}
