import type { Key } from '../../content/answers.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { shown } from '../../funnel/show.ts'
import { stands } from '../../funnel/story.ts'
import { useFunnel } from '../useFunnel.ts'

/** A private answer that was given is never written back into its field: the field says so, and may be left as it is. */
export function useKept(name: Key) {
  const mask = useFunnel((funnel) => (questions[name].private && stands(funnel.kept, name) ? shown(funnel, name) : ''))
  return mask === '' ? { help: undefined, mark: {} } : { help: inputTexts.keptPrivate(mask), mark: { 'data-kept': '' } }
}
