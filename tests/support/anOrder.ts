import { type Step, stepOrder } from '../../src/api/contract/stepOrder.ts'
import { addressCards, documentCards } from '../../server/sample/cards.ts'
import { planById } from '../../server/plans/catalogue.ts'
import type { Heard, Said, Visitor } from './aVisitor.ts'

export const aPlanId = 'plan-d600b'
export const anAddress = { cep: addressCards.covered.cep, number: addressCards.covered.number }

/** The answers of an ordinary visitor, by step. */
export const answers = {
  plan: { idPlan: aPlanId },
  name: { name: 'Ana Souza' },
  phone: { phone: '16991234567' },
  email: { email: 'ana@provedor.com.br', accept_promotions: false },
  birthDate: { birth_date: '15/03/1990' },
  motherName: { mothers_name: 'Maria Souza' },
  documentNumber: { cpf: documentCards.approved.document },
  dueDate: { due_date: 10 },
  bankInfo: { direct_debit: false },
} satisfies Partial<Record<Step, unknown>>

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
  const said = { ...answers, scheduleDate: { schedules: await choices(visitor) }, ...other }
  for (const [step, body] of stepsOf(said)) {
    const { status, body: told } = await save(visitor, id, step, body)
    if (status !== 200) throw new Error(`${step} was refused: ${JSON.stringify(told)}`)
  }
  return id
}

/** Answered and approved. Only the finish is missing. */
export async function aConfirmedLead(
  visitor: Visitor,
  other: Partial<Record<Step, unknown>> = {},
  more: object = {},
): Promise<string> {
  const id = await anAnsweredLead(visitor, other, more)
  await visitor.call('confirmLead', { params: { idLead: id }, body: {} })
  return id
}

export const lastWord = { accept_terms: true, offerCode: planById(aPlanId)?.offer.code ?? '' }

export function finish(visitor: Visitor, leadId: string, said: Said = {}): Promise<Heard> {
  return visitor.call('finishLead', { params: { leadId }, body: lastWord, ...said })
}

async function choices(visitor: Visitor) {
  const { body } = await visitor.call('slots', { query: { cep: anAddress.cep } })
  const slots = Array.isArray(body['slots']) ? body['slots'] : []
  return slots
    .filter((slot) => slot.free)
    .slice(0, 2)
    .map(({ date, period }) => ({ date, period }))
}

const stepsOf = (said: Partial<Record<Step, unknown>>) =>
  stepOrder.filter((step) => said[step] !== undefined).map((step) => [step, said[step]] as const)
