import { journey } from '../../funnel/journey/journey.ts'
import { riskQuizNow } from '../../funnel/journey/riskQuizNow.ts'
import type { Funnel } from '../../funnel/state.ts'

/** The moment of an order without an open question: its screen, or its question of the quiz. */
export function momentOf(funnel: Funnel): string {
  const { current } = journey(funnel)
  const asked = current.kind === 'quiz' ? riskQuizNow(funnel)?.question : null
  return asked ? quizMoment(asked.id) : current.id
}

export const quizMoment = (question: string) => `quiz:${question}`
