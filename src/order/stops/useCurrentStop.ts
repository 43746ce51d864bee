import { journey } from '../../funnel/journey/journey.ts'
import { actionsAtStop, type StopAction } from '../../funnel/views/actionsAtStop.ts'
import { wordsAtStop } from '../../funnel/views/wordsAtStop.ts'
import { useFunnel } from '../useFunnel.ts'

/** Where the order stands still, for both voices: the words for what happened, and the ways on. */
export function useCurrentStop(): { title: string; text: string; ways: readonly StopAction[] } {
  const funnel = useFunnel((all) => all)
  return { ...wordsAtStop(funnel, journey(funnel).current), ways: actionsAtStop(funnel) }
}
