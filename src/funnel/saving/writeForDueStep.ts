import type { DueStep } from '../../api/contract/lead/stepOrder.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { factsOf, flowOf, type Knowledge } from '../answersAndFacts.ts'
import { keysAsked } from './writes.ts'

/** The write to send again when the server says that a step is due, if this flow asks for that step. */
export function writeForDueStep(knowledge: Knowledge, step: DueStep): WriteName | undefined {
  const writes = flowOf(knowledge)
    .writes(factsOf(knowledge))
    .filter((name) => keysAsked(knowledge, name).length > 0)
  return writes.find((name) => name === step) ?? writes.find((name) => holds[name]?.includes(step))
}

const holds: { [W in WriteName]?: readonly DueStep[] } = {
  collaborator: ['email'],
  lead: ['cep', 'number'],
  offer: ['plan'],
}
