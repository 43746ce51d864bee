import { keysIn, type Key } from '../../content/answers.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { shown } from '../../funnel/show.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { stands } from '../../funnel/story.ts'
import { useFunnel } from '../useFunnel.ts'

/** A private answer that was given is never written back into its field: the field says so, and may be left as it is. While something saved with it is refused, what was typed still stands in it. */
export function useKept(name: Key) {
  const mask = useFunnel((funnel) => (questions[name].private && stands(funnel.kept, name) && !isRefused(funnel, name) ? shown(funnel, name) : ''))
  return mask === '' ? undefined : inputTexts.keptPrivate(mask)
}

const isRefused = ({ refused }: Funnel, name: Key) => keysIn(refused).some((key) => questions[key].step === questions[name].step)
