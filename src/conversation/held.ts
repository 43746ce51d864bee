import type { Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import type { Funnel } from '../funnel/slice.ts'
import { keysOfWrite, stateOf, type WriteName } from '../funnel/writes.ts'

/** Whether an answer waits to be sent. */
export function isHeld(funnel: Pick<Funnel, 'kept' | 'facts' | 'saved'>, key: Key): boolean {
  return !writesOf(key).some((name) => funnel.saved[name] === stateOf(funnel, name))
}

function writesOf(key: Key): WriteName[] {
  const { step } = questions[key]
  const others = apart.filter((name) => keysOfWrite(name).includes(key))
  return step === 'address' || step === 'none' ? others : [step, ...others]
}

/** Writes that are no step. */
const apart: WriteName[] = ['collaborator', 'lead', 'notice', 'contact', 'offer', 'cep', 'door']
