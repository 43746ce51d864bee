import type { Key } from '../../content/answers.ts'
import { questions } from '../../content/questions.ts'
import type { Screen } from '../../content/screen.ts'
import { asked } from '../../funnel/journey.ts'
import { useFunnel, useJourney } from '../../ui/useFunnel.ts'

/** The questions of a page, with those that a choice on it brings up before it is sent. */
export function useAskedHere(screen: Screen): Key[] {
  const { answers, facts } = useJourney()
  const drafts = useFunnel((funnel) => funnel.drafts)
  const chosen = screen.asks.filter((key) => questions[key].input.kind === 'yesNo' && drafts[key] !== undefined)
  const told = Object.fromEntries(chosen.map((key) => [key, questions[key].read(drafts[key] ?? '')]))
  return asked(screen, { ...answers, ...told }, facts)
}
