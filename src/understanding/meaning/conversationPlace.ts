import type { Key } from '../../content/questions/answers.ts'
import type { TalkPlace } from '../../content/talk/talk.ts'

/** Where something is said: an open question, or where the order stands. Much is asked at one place alone. */
export function conversationPlace(key: Key | null, stand: TalkPlace | null): string | null {
  if (stand === 'review' || stand === 'done' || stand === 'refused' || stand === 'noVisits') return stand
  if (stand === 'noOffer') return 'notice'
  return key && (sameAs[key] ?? key)
}

/** Questions at which the same is asked. */
const sameAs: { [K in Key]?: string } = {
  offer: 'plan',
  block: 'complement',
  lot: 'complement',
}
