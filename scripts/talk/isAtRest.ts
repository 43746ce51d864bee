import { cepTalkTexts } from '../../src/content/texts/chat/cepTalkTexts.ts'
import { journey } from '../../src/funnel/journey/journey.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import type { Funnel } from '../../src/funnel/state.ts'

/** Whether no look-up, save or wait is in progress. */
export function isAtRest(funnel: Funnel): boolean {
  const { current, facts } = journey(funnel)
  const waits = current.kind === 'wait' || (current.kind === 'quiz' && !facts.risk)
  return (
    !waits &&
    funnel.asides.at(-1)?.reply !== cepTalkTexts.searching &&
    !funnel.finishing.busy &&
    nextWrite(funnel) === null &&
    Object.keys(funnel.keys).length === 0 &&
    !Object.values(funnel.facts).some((fact) => fact?.pending)
  )
}
