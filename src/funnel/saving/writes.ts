import { isStep, stepOrder, type Step } from '../../api/contract/lead/stepOrder.ts'
import type { Input } from '../../api/contract/calls.ts'
import { keysIn, type Answers, type Key } from '../../content/questions/answers.ts'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { keysSavedWith, questions } from '../../content/questions/questions.ts'
import { doesAsk, signature, type Knowledge } from '../answersAndFacts.ts'

/** A write that the server does not have yet; `of` is the state of its answers. */
export type Write = { name: WriteName; of: string } & Sending
export type Sending = { [N in WrittenBy]: { call: N; input: Input<N> } }[WrittenBy]
type WrittenBy =
  | 'createLead'
  | 'saveStep'
  | 'keepNoCoverage'
  | 'addContact'
  | 'chooseRenewal'
  | 'chooseMigrationPlan'
  | 'saveMigrationAddress'

/** An order as the server names it; `protocol` is its number for a telephone call. */
export type KnownLead = { id: string; version: number; protocol?: string }

/** An address without an offer as the server names it. */
export type KnownNotice = Pick<KnownLead, 'id' | 'protocol'>

/** The lead that the server acknowledged, and the state of the answers of each saved write. */
export type Ledger = Knowledge & {
  campaign: Campaign
  visit: Visit
  lead: KnownLead | null
  notice: KnownNotice | null
  saved: { [W in WriteName]?: string }
}

/** The origin of a visit, as sent with the lead. */
export type Visit = NonNullable<Extract<Input<'createLead'>['body'], { address: object }>['tracking']>

export type Now = { ledger: Ledger; answers: Answers; facts: Facts }

/** The answers that a write carries. */
export const keysOfWrite = (name: WriteName): readonly Key[] => (isStep(name) ? keysSavedWith(name) : keysApart[name])

/** The answers of a write that a flow asks. Those of a notice's contact always count. */
export const keysAsked = (knowledge: Pick<Knowledge, 'flow'>, name: WriteName): Key[] =>
  keysOfWrite(name).filter((key) => name === 'contact' || doesAsk(knowledge, key))

export const writeSignature = (knowledge: Pick<Knowledge, 'kept'>, name: WriteName) =>
  signature(knowledge.kept, keysOfWrite(name))

const addressKeys = keysSavedWith('cep', 'number')

const keysApart: Record<Exclude<WriteName, Step>, readonly Key[]> = {
  collaborator: ['email'],
  lead: addressKeys,
  notice: addressKeys,
  contact: ['notice', 'name', 'email', 'phone'],
  offer: ['offer'],
  cep: keysSavedWith('cep'),
  number: addressKeys,
}

/** The writes that carry an answer. */
export const writesOf = (key: Key): readonly WriteName[] => carriers[key] ?? []

const writeNames = [...Object.keys(keysApart).filter(isApart), ...stepOrder]
const carriers: { [K in Key]?: readonly WriteName[] } = Object.fromEntries(
  keysIn(questions).map((key) => [key, writeNames.filter((name) => keysOfWrite(name).includes(key))]),
)

function isApart(name: string): name is keyof typeof keysApart {
  return Object.hasOwn(keysApart, name)
}
