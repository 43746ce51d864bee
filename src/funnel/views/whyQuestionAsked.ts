import type { Key } from '../../content/questions/answers.ts'
import { coverageNoticeTexts } from '../../content/texts/order/coverageNoticeTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { journey } from '../journey/journey.ts'
import { askScreenOf, type Knowledge } from '../answersAndFacts.ts'

/** Why a question is asked: the screen's own reason, or the question's. At a stop it is the notice. */
export function whyQuestionAsked(key: Key, knowledge: Knowledge): string {
  const { current } = journey(knowledge)
  const { why = '', offered } = questions[key]
  const asking = current.asks.includes(key) ? current : askScreenOf(knowledge, key)
  if (asking?.kind === 'exit' && !offered) return coverageNoticeTexts.privacy
  return (asking?.says?.[key] && asking.lead) ?? why
}
