import { type Step, stepOrder } from '../../src/api/contract/lead/stepOrder.ts'
import type { StepBody } from '../../src/api/contract/lead/steps.ts'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import type { Heard, Said, Visitor } from './aVisitor.ts'
import { person, valuesOf } from './person.ts'

export const aPlanId = 'plan-d600b'
const found = builtInCatalogue.planById(aPlanId)
if (!found) throw new Error(`Nothing is sold as ${aPlanId}`)
/** The plan of orders in tests, at today's price. */
export const orderedPlan = found
export const anAddress = { cep: addressCards.covered.cep, number: addressCards.covered.number }

const values = valuesOf(person)

export const answers = {
  plan: { idPlan: aPlanId },
  name: { name: values.name },
  phone: { phone: values.phone },
  email: { email: values.email, accept_promotions: values.acceptPromotions },
  birthDate: { birth_date: values.birthDate },
  motherName: { mothers_name: values.motherName },
  documentNumber: { cpf: values.document },
  dueDate: { due_date: values.dueDate },
  bankInfo: { direct_debit: values.directDebit },
} satisfies { [S in Exclude<Step, 'scheduleDate'>]: StepBody<S> }
const byStep: { [S in Step]?: StepBody<S> } = answers
/** The bodies of the steps from one to before another. */
export const answersFrom = (first: Step, next: Step) =>
  stepOrder.slice(stepOrder.indexOf(first), stepOrder.indexOf(next)).map((step) => byStep[step])

/** Without visits, because other ones are free each day. */
export const besideVisits: Partial<StepBody<'scheduleDate'>> = { visit_note: values.visitNote }

export async function aLead(visitor: Visitor, more: object = {}): Promise<string> {
  const { body } = await visitor.call('createLead', { body: { address: anAddress, idPlan: aPlanId, ...more } })
  return String(body['id'])
}

export function save(visitor: Visitor, idLead: string, step: Step, body: unknown, said: Said = {}): Promise<Heard> {
  return visitor.call('saveStep', { params: { idLead, step }, body, ...said })
}

/** A lead with every step answered. `other` replaces some answers. */
export async function anAnsweredLead(
  visitor: Visitor,
  other: Partial<Record<Step, unknown>> = {},
  more: object = {},
): Promise<string> {
  const id = await aLead(visitor, more)
  const all = { ...answers, scheduleDate: { ...besideVisits, schedules: await choices(visitor) }, ...other }
  for (const [step, body] of stepsOf(all)) {
    const { status, body: told } = await save(visitor, id, step, body)
    if (status !== 200) throw new Error(`${step} was refused: ${JSON.stringify(told)}`)
  }
  return id
}

/** Answered and approved, so that only the finish is missing. */
export async function aConfirmedLead(
  visitor: Visitor,
  other: Partial<Record<Step, unknown>> = {},
  more: object = {},
): Promise<string> {
  const id = await anAnsweredLead(visitor, other, more)
  await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
  return id
}

/** `again`, because the one visitor of all tests may have ordered before. */
export const lastWord = {
  accept_terms: true as const,
  offerCode: orderedPlan.offer.code,
  again: true as const,
}

export function finish(visitor: Visitor, leadId: string, said: Said = {}): Promise<Heard> {
  return visitor.call('finishLead', { params: { leadId }, body: lastWord, ...said })
}

export async function choices(visitor: Visitor) {
  const { body } = await visitor.call('slots', { query: { cep: anAddress.cep } })
  const slots = Array.isArray(body['slots']) ? body['slots'] : []
  return slots
    .filter((slot) => slot.free)
    .slice(0, 2)
    .map(({ date, period }) => ({ date, period }))
}

const stepsOf = (given: Partial<Record<Step, unknown>>) =>
  stepOrder.filter((step) => given[step] !== undefined).map((step) => [step, given[step]] as const)
