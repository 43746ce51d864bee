import { withdrawTexts } from '../../content/finishTexts.ts'
import { doneGreeting } from '../../funnel/doneMoments.ts'
import { factsOf } from '../../funnel/story.ts'
import { useStory } from './useStory.ts'

/** What the end is headed: as its voice words it while the order is `ahead`, else that it was withdrawn. */
export function useDoneWords(title = ''): { title: string; lead: string; ahead: boolean } {
  const story = useStory()
  if (factsOf(story).order?.withdrawn) return { title: withdrawTexts.doneTitle, lead: withdrawTexts.lead, ahead: false }
  return { title, lead: doneGreeting(story), ahead: true }
}
