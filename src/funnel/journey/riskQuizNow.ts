import type { Quiz } from '../../api/contract/lead/riskAndQuiz.ts'
import type { Funnel } from '../state.ts'
import { factsOf } from '../answersAndFacts.ts'

export type Asked = Quiz['questions'][number]

/** The visitor's place in the quiz; `question` is null while the reply is awaited. */
export type QuizNow = { question: Asked | null; number: number; total: number }

export function riskQuizNow(funnel: Pick<Funnel, 'facts' | 'kept' | 'quiz'>): QuizNow | null {
  const quiz = factsOf(funnel).risk?.quiz
  if (!quiz) return null
  const answered = quiz.questions.filter(({ id }) => funnel.quiz[id] !== undefined)
  const question = quiz.questions.find(({ id }) => funnel.quiz[id] === undefined) ?? null
  return {
    question,
    number: Math.min(answered.length + 1, quiz.questions.length),
    total: quiz.questions.length,
  }
}
