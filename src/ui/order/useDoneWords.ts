import { doneWords } from '../../funnel/doneMoments.ts'
import { factsOf } from '../../funnel/story.ts'
import { useStory } from './useStory.ts'

/** What the end is headed, and whether the order is still `ahead`. */
export function useDoneWords(title = ''): { title: string; lead: string; ahead: boolean } {
  const story = useStory()
  return { ...doneWords(story, title), ahead: !factsOf(story).order?.withdrawn }
}
