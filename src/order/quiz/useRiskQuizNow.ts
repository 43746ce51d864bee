import { riskQuizNow, type QuizNow } from '../../funnel/journey/riskQuizNow.ts'
import { useFunnel } from '../useFunnel.ts'
import { useKnowledge } from '../useKnowledge.ts'

/** The visitor's place in the identity quiz, for a heading over QuizQuestion. Null without a quiz. */
export function useRiskQuizNow(): QuizNow | null {
  const knowledge = useKnowledge()
  const quiz = useFunnel((funnel) => funnel.quiz)
  return riskQuizNow({ ...knowledge, quiz })
}
