import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { questionsOn, journey } from '../funnel/journey/journey.ts'
import type { Funnel } from '../funnel/state.ts'
import { isStillValid } from '../funnel/answersAndFacts.ts'

/** The answered questions that can be opened again, in the order in which they were asked. */
export function answeredKeys(funnel: Funnel): Key[] {
  const { path, question, answers, facts } = journey(funnel)
  return path
    .flatMap((screen) => questionsOn(screen, answers, facts))
    .filter(
      (key) =>
        key !== question && !questions[key].fixed && !questions[key].volunteered && isStillValid(funnel.kept, key),
    )
}
