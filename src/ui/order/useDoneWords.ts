import { doneTexts, withdrawTexts } from '../../content/finishTexts.ts'
import { shown } from '../../funnel/show.ts'
import { factsOf } from '../../funnel/story.ts'
import { useStory } from './useStory.ts'

/** What the end is headed: as its voice words it while the order is `ahead`, else that it was withdrawn. */
export function useDoneWords(title = ''): { title: string; lead: string; ahead: boolean } {
  const story = useStory()
  if (factsOf(story).order?.withdrawn) return { title: withdrawTexts.doneTitle, lead: withdrawTexts.lead, ahead: false }
  return { title, lead: doneTexts.greeting(shown(story, 'name').split(' ')[0] ?? ''), ahead: true }
}
