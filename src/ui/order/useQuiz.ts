import { quizNow, type QuizNow } from '../../funnel/quizNow.ts'
import { useFunnel } from '../useFunnel.ts'
import { useStory } from './useStory.ts'

/** Where the visitor is in the identity quiz: for a heading over QuizQuestion. Null while there is no quiz. */
export function useQuiz(): QuizNow | null {
  const story = useStory()
  const quiz = useFunnel((funnel) => funnel.quiz)
  return quizNow({ ...story, quiz })
}
