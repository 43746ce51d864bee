import type { Key } from '../../../content/questions/answers.ts'
import { questions } from '../../../content/questions/questions.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { questionsOn } from '../../../funnel/journey/journey.ts'
import { useFunnel, useJourney } from '../../../order/useFunnel.ts'

/** The questions of a page, with those that a choice adds before the form is sent. */
export function usePageQuestions(screen: Screen): Key[] {
  const { answers, facts } = useJourney()
  const drafts = useFunnel((funnel) => funnel.drafts)
  const chosen = screen.asks.filter((key) => questions[key].input.kind === 'yesNo' && drafts[key] !== undefined)
  const told = Object.fromEntries(chosen.map((key) => [key, questions[key].read(drafts[key] ?? '')]))
  return questionsOn(screen, { ...answers, ...told }, facts)
}
