import type { Key } from '../content/answers.ts'
import { noticeTexts } from '../content/noticeTexts.ts'
import { questions } from '../content/questions.ts'
import { journey } from './journey.ts'
import { flowOf, type Story } from './story.ts'

/** Why a question is asked here: a screen that asks in its own words has its own reason, and where no plan reaches the address a contact is for the notice alone. */
export function reasonFor(key: Key, story: Story): string {
  const { current } = journey(story)
  const { why = '', offered } = questions[key]
  const asking = current.asks.includes(key) ? current : flowOf(story).find(({ kind, asks }) => kind === 'ask' && asks.includes(key))
  if (asking?.kind === 'exit' && !offered) return noticeTexts.privacy
  return (asking?.says?.[key] && asking.lead) ?? why
}
