import { answerRules, type Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import type { Funnel } from '../funnel/slice.ts'
import { factsOf } from '../funnel/story.ts'
import { fewComplements } from '../ui/questions/KnownComplements.tsx'
import { fitOf } from './fit.ts'

/** What is half done of a question where it is a choice, which stands under the question or over the field. */
export function picked(funnel: Funnel, key: Key): string | undefined {
  const draft = funnel.drafts[key]
  return draft !== undefined && isPicked(funnel, key, draft) ? draft : undefined
}

/** What is half done of a question where it is words, which stand in the field. */
export const typed = (funnel: Funnel, key: Key): string | undefined => (picked(funnel, key) === undefined ? funnel.drafts[key] : undefined)

function isPicked(funnel: Funnel, key: Key, draft: string): boolean {
  if (fitOf(key) === 'turn') return draft.split(';').every((part) => answerRules[key].safeParse(questions[key].read(part)).success)
  const known = key === 'complement' ? (factsOf(funnel).units?.complements ?? []) : []
  return known.length > fewComplements && known.includes(draft)
}
