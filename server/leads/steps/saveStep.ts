import type { Step } from '../../../src/api/contract/lead/stepOrder.ts'
import { type Context, type Handler, leadOf, type OwnedLead } from '../../http/calls/handlerContext.ts'
import { demandCode } from '../../collaborator/codes.ts'
import { customerOf } from '../../customers/customerRequest.ts'
import { refuse } from '../../http/refusal.ts'
import { changeLead } from '../changeLead.ts'
import { columnNames, columns } from '../columns/columns.ts'
import type { SomeValues } from '../columns/leadValueTypes.ts'
import { isBodyOf } from '../columns/columnSource.ts'
import { tellOrderAgain } from '../order/orderRows.ts'
import { dueStep, isSaved, refuseDue, wayOf } from './dueStep.ts'
import { type StepRule, stepRules } from './stepRules.ts'

/** Saves one step: first in its turn, then again until the order is placed. */
export const saveStep: Handler<'saveStep'> = async ({ params: { step }, body }, context) => {
  const lead = leadOf(context)
  if (lead.order_number !== null) return takeConsentBack(lead, step, body, context)
  if (step !== 'email') await demandCode(lead, context)
  refuseOutOfTurn(lead, step)
  await refuseKnown(lead, step, context)
  const changes = await changesOf(step, body, stepRules, lead, context)
  return { success: true, version: await changeLead(lead, changes, step, context) }
}

/** Withdraws consent to promotions, the only change of a placed order, and puts it into the feed again. */
async function takeConsentBack(lead: OwnedLead, step: Step, body: unknown, context: Context) {
  const isRefusal = isBodyOf('email', body) && step === 'email' && body.email === undefined && !body.accept_promotions
  if (!isRefusal) throw refuse(409, 'lead.finished')
  await tellOrderAgain(context.db, lead.id)
  const version = await changeLead(lead, { accept_promotions: false }, 'unsubscribed', context)
  return { success: true as const, version }
}

function refuseOutOfTurn(lead: OwnedLead, step: Step): void {
  const { steps: turns, free } = wayOf(lead)
  if (free.includes(step)) return
  if (!turns.includes(step)) throw refuse(409, 'step.known')
  const due = dueStep(lead)
  if (due !== null && !isSaved(lead, step) && turns.indexOf(due) < turns.indexOf(step)) throw refuseDue(due)
}

/** Refuses to replace the contract's data, because anybody may know a customer's CPF. */
async function refuseKnown(lead: OwnedLead, step: Step, context: Context): Promise<void> {
  if (lead.kind !== 'migration' || (step !== 'phone' && step !== 'email')) return
  const customer = await customerOf(lead, context)
  if (customer?.[step] !== null) throw refuse(409, 'step.known')
}

/** The values that a step writes, once its rules allow it. */
async function changesOf<S extends Step>(
  step: S,
  body: unknown,
  rules: { [K in S]?: StepRule<K> },
  lead: OwnedLead,
  context: Context,
): Promise<SomeValues> {
  if (!isBodyOf(step, body)) throw refuse(422, 'invalid')
  await rules[step]?.(body, lead, context)
  return Object.fromEntries(
    columnNames.flatMap((column) => {
      const source = columns[column].from
      return source?.step === step ? [[column, source.take(body, lead, context)]] : []
    }),
  )
}
