import { addressText } from '../../funnel/addressText.ts'
import type { Story } from '../../funnel/story.ts'

/** The whole address of the installation in one line. */
export function addressLine(story: Story): string {
  const { door, place } = addressText(story)
  return [door, place].filter(Boolean).join(', ')
}
