import { sendName } from '../../api/contract/lead/stepVersions.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import { addressSteps, stepOrder } from '../../api/contract/lead/stepOrder.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { dependencies, type KeptAnswers } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'
import { writeForDueStep } from './writeForDueStep.ts'
import { answersFromLead } from './answersFromLead.ts'
import { keysOfWrite, writeSignature } from './writes.ts'

/** The writes that another window or device changed in a newer version of the order. */
export function changedElsewhere(funnel: Funnel, { id, changes = {} }: Lead): WriteName[] {
  if (funnel.lead?.id !== id) return []
  const { version: known } = funnel.lead
  const steps = [...addressSteps, ...stepOrder].filter((step) => (changes[step]?.version ?? 0) > known)
  const writes = steps.flatMap((step) => {
    const name = writeForDueStep(funnel, step)
    return name && !isOwn(funnel, name, changes[step]?.by) ? [name] : []
  })
  return [...new Set(writes)]
}

/** Whether this browser sent the write, though its acknowledgement was lost. */
function isOwn({ keys }: Funnel, name: WriteName, by = ''): boolean {
  const sends = keys[name] ? [keys[name].key, ...(keys[name].earlier ?? [])] : []
  return sends.some((key) => sendName(key) === by)
}

/** The writes with unsaved answers that were also given elsewhere. The visitor chooses which stay. */
export function answeredTwice(funnel: Funnel, lead: Lead): WriteName[] {
  return changedElsewhere(funnel, lead).filter(
    (name) => funnel.saved[name] !== writeSignature(funnel, name) && givenTwice(funnel, lead, [name]).length > 0,
  )
}

/** The keys whose answers here differ from those in the newer version. */
export function givenTwice({ kept }: Funnel, lead: Lead, names: readonly WriteName[]): Key[] {
  const there = answersFromLead(lead).kept
  return keysOf(names).filter((key) => kept[key] && there[key] && told(kept, key) !== told(there, key))
}

/** Replaces the answers of some writes by those of the newer version. */
export function takenOver(funnel: Funnel, lead: Lead, names: readonly WriteName[]): Partial<Funnel> {
  const there = answersFromLead(lead).kept
  const { kept, revision } = keysOf(names).reduce<Book>((now, key) => replaced(now, key, there), funnel)
  const saved = Object.fromEntries(names.map((name) => [name, writeSignature({ kept }, name)]))
  return { kept, revision, saved: { ...funnel.saved, ...saved } }
}

/** In the order of the questions, so that an answer comes before those that depend on it. */
const keysOf = (names: readonly WriteName[]) =>
  keysIn(questions).filter((key) => names.some((name) => keysOfWrite(name).includes(key)))

type Book = Pick<Funnel, 'kept' | 'revision'>

function replaced({ kept, revision }: Book, key: Key, there: KeptAnswers): Book {
  const { [key]: here, ...others } = kept
  const of = dependencies(others, key)
  if (here?.of === of && told(kept, key) === told(there, key)) return { kept, revision }
  const at = revision + 1
  return { kept: there[key] ? { ...others, [key]: { ...there[key], at, of } } : others, revision: at }
}

const told = (kept: KeptAnswers, key: Key) => JSON.stringify([kept[key]?.value, kept[key]?.mask])
