import { keysIn, type Key } from '../../content/questions/answers.ts'
import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { useFunnel } from '../useFunnel.ts'

/** The note of a field whose private answer is stored and never written back. None after a refusal in the same step. */
export function useStoredAnswerNote(name: Key | null) {
  const mask = useFunnel((funnel) =>
    name !== null && questions[name].private && isStillValid(funnel.kept, name) && !isRefused(funnel, name)
      ? showAnswer(funnel, name)
      : '',
  )
  return mask === '' ? undefined : inputTexts.keptPrivate(mask)
}

const isRefused = ({ refused }: Funnel, name: Key) =>
  keysIn(refused).some((key) => questions[key].wire.step === questions[name].wire.step)
