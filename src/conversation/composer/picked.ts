import { answerRules, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { factsOf } from '../../funnel/knowledge.ts'
import { fewComplements } from '../../funnel/answers/rawAnswer.ts'
import { inputPlace } from './inputPlace.ts'

/** The draft of a choice, under the question or above the field. */
export function picked(funnel: Funnel, key: Key): string | undefined {
  const draft = funnel.drafts[key]
  return draft !== undefined && isPicked(funnel, key, draft) ? draft : undefined
}

/** The draft of a text, in the field. */
export const typed = (funnel: Funnel, key: Key): string | undefined =>
  picked(funnel, key) === undefined ? funnel.drafts[key] : undefined

function isPicked(funnel: Funnel, key: Key, draft: string): boolean {
  if (inputPlace(key) === 'turn')
    return draft.split(';').every((part) => answerRules[key].safeParse(questions[key].read(part)).success)
  const known = key === 'complement' ? (factsOf(funnel).units?.complements ?? []) : []
  return known.length > fewComplements && known.includes(draft)
}
