import type { Key } from '../../content/answers.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { shown } from '../../funnel/show.ts'
import { stands } from '../../funnel/story.ts'
import { useFunnel } from '../useFunnel.ts'

/** A private answer that was given is never written back into its field: the field says so, and may be left as it is. While something is refused, what was typed still stands in it. */
export function useKept(name: Key) {
  const mask = useFunnel((funnel) => (questions[name].private && stands(funnel.kept, name) && Object.keys(funnel.refused).length === 0 ? shown(funnel, name) : ''))
  return mask === '' ? undefined : inputTexts.keptPrivate(mask)
}
