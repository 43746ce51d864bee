import { isStep, stepOrder, type Step } from '../api/contract/stepOrder.ts'
import type { Input } from '../api/contract/calls.ts'
import { keysIn, type Answers, type Key } from '../content/answers.ts'
import type { Campaign } from '../content/campaign.ts'
import { placeKeys, type Facts } from '../content/facts.ts'
import { questions } from '../content/questions.ts'
import { dueWrites } from './dueWrites.ts'
import { answersOf, doesAsk, factsOf, isOver, signature, stands, type Story } from './story.ts'
import { writeOf } from './writeBodies.ts'

export type WriteName = 'collaborator' | 'lead' | 'notice' | 'contact' | 'offer' | 'cep' | 'door' | Step

/** Something the server should know and does not yet; `of` says which state of the answers it carries. */
export type Write = { name: WriteName; of: string } & Sending
export type Sending = { [N in WrittenBy]: { call: N; input: Input<N> } }[WrittenBy]
type WrittenBy = 'createLead' | 'saveStep' | 'keepNoCoverage' | 'addContact' | 'chooseRenewal' | 'chooseMigrationPlan' | 'saveMigrationAddress'

/** An order as the server names it; `protocol` is how it is told in speech. */
export type KnownLead = { id: string; version: number; protocol?: string }

/** What the server acknowledged: who the order is to it, and the state of the answers that each write carried. */
export type Ledger = Story & {
  campaign: Campaign
  visit: Visit
  lead: KnownLead | null
  notice: { id: string } | null
  saved: { [W in WriteName]?: string }
}

/** Where a visit came from, as it travels with the lead. */
export type Visit = NonNullable<Extract<Input<'createLead'>['body'], { address: object }>['tracking']>

export type Now = { ledger: Ledger; answers: Answers; facts: Facts }

/** The one write that is due now: what is unsaved is not stored, it is the difference to what was acknowledged. */
export function nextWrite(ledger: Ledger): Write | null {
  if (isOver(ledger)) return null
  const now = { ledger, answers: answersOf(ledger), facts: factsOf(ledger) }
  const name = dueWrites(now).find((each) => !isSaved(each, now))
  const sending = name && isReady(name, now) ? writeOf(name, now) : null
  return name && sending ? { name, of: stateOf(ledger, name), ...sending } : null
}

/** A notice that was refused and erased is wanted again as soon as somebody says so. */
function isSaved(name: WriteName, { ledger, answers }: Now): boolean {
  if (name === 'notice' && answers.notice === true && !ledger.notice) return false
  return ledger.saved[name] === stateOf(ledger, name)
}

/** The keys a write carries for this visitor. */
export const keysOfWrite = (name: WriteName): readonly Key[] => (isStep(name) ? keysOfStep(name) : keysApart[name])

export const stateOf = (story: Pick<Story, 'kept'>, name: WriteName) => signature(story.kept, keysOfWrite(name))

const keysOfStep = (step: 'address' | Step) => keysIn(questions).filter((key) => questions[key].step === step)
const addressKeys = keysOfStep('address')
const doorKeys: Key[] = ['number', 'block', 'lot', 'complement']

const keysApart: Record<Exclude<WriteName, Step>, readonly Key[]> = {
  collaborator: ['email'],
  lead: addressKeys,
  notice: addressKeys,
  contact: ['notice', 'name', 'email', 'phone'],
  offer: ['offer'],
  cep: placeKeys.filter((key) => !doorKeys.includes(key)),
  door: [...placeKeys, 'complement'],
}

/** The writes that carry an answer. */
export const writesOf = (key: Key): readonly WriteName[] => carriers[key] ?? []

const writeNames = [...Object.keys(keysApart).filter(isApart), ...stepOrder]
const carriers: { [K in Key]?: readonly WriteName[] } = Object.fromEntries(keysIn(questions).map((key) => [key, writeNames.filter((name) => keysOfWrite(name).includes(key))]))

function isApart(name: string): name is keyof typeof keysApart {
  return Object.hasOwn(keysApart, name)
}

function isReady(name: WriteName, { ledger, answers, facts }: Now): boolean {
  if (name === 'contact' && answers.notice !== true) return false
  if (name === 'lead' && !stands(ledger.kept, 'plan')) return false
  const keys = keysOfWrite(name).filter((key) => isCarried(ledger, key) && !questions[key].skipWhen?.(answers, facts))
  return keys.length > 0 && keys.every((key) => stands(ledger.kept, key))
}

/** Coverage by CEP alone asks for no door. */
const isCarried = (ledger: Ledger, key: Key) => !addressKeys.includes(key) || doesAsk(ledger, key)
