import type { Key } from '../../content/answers.ts'
import { questions } from '../../content/questions.ts'
import { asked, journey } from '../../funnel/journey.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { stands } from '../../funnel/story.ts'

/** The questions that are answered and may be opened again, in the order they were asked. */
export function answeredKeys(funnel: Funnel): Key[] {
  const { path, question, answers, facts } = journey(funnel)
  return path.flatMap((screen) => asked(screen, answers, facts)).filter((key) => key !== question && !questions[key].fixed && stands(funnel.kept, key))
}
