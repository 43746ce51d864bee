import { isDue, isSkipped, journey, questionsOn } from '../journey/journey.ts'
import { flowOf, type Knowledge } from '../answersAndFacts.ts'

export function questionsLeft(knowledge: Knowledge): number {
  const { answers, facts } = journey(knowledge)
  return flowOf(knowledge)
    .screens.filter((screen) => screen.kind === 'ask' && !screen.beside && !isSkipped(screen, answers, facts))
    .flatMap((screen) => questionsOn(screen, answers, facts))
    .filter((key) => isDue(knowledge, key)).length
}
