import { keysIn, type Key } from '../../content/questions/answers.ts'
import { inputTexts } from '../../content/texts/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import type { Funnel } from '../../funnel/state.ts'
import { stands } from '../../funnel/knowledge.ts'
import { useFunnel } from '../useFunnel.ts'

/**
 * A private answer is never written back into its field. The field says that it was given and may stay empty.
 * If another answer of the same save is refused, the field keeps the typed text.
 */
export function useKept(name: Key | null) {
  const mask = useFunnel((funnel) =>
    name !== null && questions[name].private && stands(funnel.kept, name) && !isRefused(funnel, name)
      ? showAnswer(funnel, name)
      : '',
  )
  return mask === '' ? undefined : inputTexts.keptPrivate(mask)
}

const isRefused = ({ refused }: Funnel, name: Key) =>
  keysIn(refused).some((key) => questions[key].wire.step === questions[name].wire.step)
