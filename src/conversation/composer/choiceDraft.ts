import { answerRules, type Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { inputPlace } from './inputPlace.ts'

/** The draft of a choice under the question. */
export function choiceDraft({ drafts }: Funnel, key: Key): string | undefined {
  const draft = drafts[key]
  return draft !== undefined && isPicked(key, draft) ? draft : undefined
}

/** The draft of a text in the field. */
export const textDraft = (funnel: Funnel, key: Key): string | undefined =>
  choiceDraft(funnel, key) === undefined ? funnel.drafts[key] : undefined

const isPicked = (key: Key, draft: string) =>
  inputPlace(key) === 'turn' &&
  draft.split(';').every((part) => answerRules[key].safeParse(questions[key].read(part)).success)
