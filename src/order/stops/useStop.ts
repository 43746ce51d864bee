import { journey } from '../../funnel/journey/journey.ts'
import { stopWays, type StopWay } from '../../funnel/views/stopWays.ts'
import { stopWords } from '../../funnel/views/stopWords.ts'
import { useFunnel } from '../useFunnel.ts'

/** Where the order stands still, for both voices: the words for what happened, and the ways on. */
export function useStop(): { title: string; text: string; ways: readonly StopWay[] } {
  const funnel = useFunnel((all) => all)
  return { ...stopWords(funnel, journey(funnel).current), ways: stopWays(funnel) }
}
