import type { WriteName } from '../../content/flows/flow.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { answersOf, factsOf, flowOf, isOrderPlaced, isStillValid } from '../answersAndFacts.ts'
import { writeOf } from './writeBodies.ts'
import { keysAsked, writeSignature, type Ledger, type Now, type Write } from './writes.ts'

/** The one write that is due now, found by comparing the answers with what the server acknowledged. */
export function nextWrite(ledger: Ledger): Write | null {
  if (isOrderPlaced(ledger)) return consentTakenBack(ledger)
  const now = { ledger, answers: answersOf(ledger), facts: factsOf(ledger) }
  const name = flowOf(ledger)
    .writes(now.facts)
    .find((each) => !isSaved(each, now) && keysOwed(each, now).length > 0)
  const sending = name && isReady(name, now) ? writeOf(name, now) : null
  return name && sending ? { name, of: writeSignature(ledger, name), ...sending } : null
}

/** After an order is placed, only a withdrawn consent to promotions is sent. */
function consentTakenBack(ledger: Ledger): Write | null {
  const { lead, kept, saved } = ledger
  const of = writeSignature(ledger, 'email')
  const isSaid = kept.acceptPromotions?.value === false && saved.email !== undefined && saved.email !== of
  if (!lead || !isSaid) return null
  const input = { params: { idLead: lead.id, step: 'email' as const }, body: { accept_promotions: false } }
  return { name: 'email', of, call: 'saveStep', input }
}

/** A notice that was declined and erased is unsaved again once the visitor wants it. */
function isSaved(name: WriteName, { ledger, answers }: Now): boolean {
  if (name === 'notice' && answers.notice === true && !ledger.notice) return false
  return ledger.saved[name] === writeSignature(ledger, name)
}

function isReady(name: WriteName, now: Now): boolean {
  const { kept } = now.ledger
  if (name === 'contact' && now.answers.notice !== true) return false
  if (name === 'lead' && !isStillValid(kept, 'plan')) return false
  return keysOwed(name, now).every((key) => isStillValid(kept, key))
}

/** The answers that a write waits for. Skipped and volunteered ones delay no write. */
const keysOwed = (name: WriteName, { ledger, answers, facts }: Now): Key[] =>
  keysAsked(ledger, name).filter((key) => !questions[key].volunteered && !questions[key].skipWhen?.(answers, facts))
