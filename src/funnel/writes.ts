import type { Address } from '../api/contract/address.ts'
import type { Input } from '../api/contract/calls.ts'
import { stepOrder, type Step, type StepBody } from '../api/contract/steps.ts'
import { keysIn, type Answers, type Key } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import { isCovered } from '../content/flows.ts'
import { questions } from '../content/questions.ts'
import { answersOf, factsOf, isFresh, signature, stands, type Story } from './story.ts'

export type WriteName = 'lead' | 'notice' | 'contact' | Step

/** Something the server should know and does not yet; `of` says which state of the answers it carries. */
export type Write = { name: WriteName; of: string } & (
  | { call: 'createLead'; input: Input<'createLead'> }
  | { call: 'saveStep'; input: Input<'saveStep'> }
  | { call: 'keepNoCoverage'; input: Input<'keepNoCoverage'> }
  | { call: 'addContact'; input: Input<'addContact'> }
)

/** What the server acknowledged: who the order is to it, and the state of the answers that each write carried. */
export type Ledger = Story & {
  lead: { id: string; version: number } | null
  notice: { id: string } | null
  saved: { [W in WriteName]?: string }
}

/** The one write that is due now: what is unsaved is not stored, it is the difference to what was acknowledged. */
export function nextWrite(ledger: Ledger): Write | null {
  if (ledger.facts.order || !isFresh(ledger, 'coverage')) return null
  const now = { ledger, answers: answersOf(ledger), facts: factsOf(ledger) }
  for (const name of isCovered(now.facts) ? orderWrites : noticeWrites) {
    if (!isSaved(name, now)) return isReady(name, now) ? write(name, now) : null
  }
  return null
}

/** The keys a write carries for this visitor. */
export function keysOfWrite(name: WriteName): Key[] {
  if (name === 'lead') return [...keysOfStep('address'), 'plan']
  if (name === 'notice') return keysOfStep('address')
  return name === 'contact' ? ['name', 'email', 'phone'] : keysOfStep(name)
}

export const stateOf = (story: Story, name: WriteName) => signature(story.kept, keysOfWrite(name))

type Now = { ledger: Ledger; answers: Answers; facts: Facts }

const orderWrites: WriteName[] = ['lead', ...stepOrder]
const noticeWrites: WriteName[] = ['notice', 'contact']

const keysOfStep = (step: 'address' | Step) => keysIn(questions).filter((key) => questions[key].step === step)
const isSaved = (name: WriteName, { ledger }: Now) => ledger.saved[name] === stateOf(ledger, name)

function isReady(name: WriteName, { ledger, answers, facts }: Now): boolean {
  const keys = keysOfWrite(name).filter((key) => !questions[key].skipWhen?.(answers, facts))
  return keys.length > 0 && keys.every((key) => stands(ledger.kept, key))
}

function write(name: WriteName, now: Now): Write | null {
  const of = stateOf(now.ledger, name)
  if (name === 'lead') return { name, of, call: 'createLead', input: { body: leadBody(now) } }
  if (name === 'notice') return { name, of, call: 'keepNoCoverage', input: { body: { address: addressOf(now) } } }
  if (name === 'contact') return contactWrite(of, now)
  const body = stepBody(name, now)
  return body && now.ledger.lead ? { name, of, call: 'saveStep', input: { params: { idLead: now.ledger.lead.id, step: name }, body } } : null
}

function leadBody(now: Now): Input<'createLead'>['body'] {
  const idPlan = planId(now)
  return { ...(now.ledger.lead ? { idLead: now.ledger.lead.id } : {}), address: addressOf(now), ...(idPlan ? { idPlan } : {}) }
}

function contactWrite(of: string, { ledger, answers: { name, email, phone } }: Now): Write | null {
  if (!ledger.notice) return null
  return { name: 'contact', of, call: 'addContact', input: { body: { id: ledger.notice.id, ...given({ name, email, phone }) } } }
}

function addressOf({ answers: a, facts: { street, units } }: Now): Address {
  const custom = a.complement ? !units?.complements.includes(a.complement) : undefined
  return {
    cep: a.cep ?? '',
    ...given({ number: street?.byLot ? undefined : a.number, block_number: a.block, allotment_number: a.lot, complement: a.complement || undefined }),
    ...given({ address: a.street ?? street?.street, neighborhood: a.neighborhood ?? street?.neighborhood, city: a.city ?? street?.city, state: a.state ?? street?.state }),
    ...(street?.byLot ? { is_block_allotment: true } : {}),
    ...(custom ? { customComplement: a.complement, notFoundComplement: true } : {}),
  }
}

function stepBody(step: Step, now: Now): StepBody | null {
  const a = now.answers
  switch (step) {
    case 'plan': return idBody(planId(now))
    case 'name': return a.name === undefined ? null : { name: a.name }
    case 'phone': return a.phone === undefined ? null : { phone: a.phone }
    case 'email': return a.email === undefined ? null : { email: a.email, accept_promotions: a.acceptPromotions ?? false }
    case 'birthDate': return a.birthDate === undefined ? null : { birth_date: a.birthDate }
    case 'motherName': return a.motherName === undefined ? null : { mothers_name: a.motherName }
    case 'documentNumber': return a.document === undefined ? null : a.document.length === 11 ? { cpf: a.document } : { cnpj: a.document }
    case 'dueDate': return a.dueDate === undefined ? null : { due_date: a.dueDate }
    case 'bankInfo': return bankBody(a)
    case 'scheduleDate': return a.schedule === undefined ? null : { schedules: a.schedule }
  }
}

function bankBody({ directDebit, bank, agency, account }: Answers): StepBody | null {
  if (directDebit !== true) return directDebit === false ? { direct_debit: false } : null
  return bank && agency && account ? { direct_debit: true, bankInfo: { bank, agency, account_number: account } } : null
}

const idBody = (idPlan: string | undefined) => (idPlan ? { idPlan } : null)
const planId = ({ answers, facts }: Now) => facts.coverage?.plans.find((plan) => plan.sku === answers.plan)?.id

/** An object without the properties that are empty. */
function given<T extends Record<string, string | undefined>>(all: T): { [P in keyof T]?: string } {
  const full: { [P in keyof T]?: string } = {}
  for (const name in all) {
    const value = all[name]
    if (value) full[name] = value
  }
  return full
}
