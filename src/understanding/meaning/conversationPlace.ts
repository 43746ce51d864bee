import type { Key } from '../../content/questions/answers.ts'
import type { TalkPlace } from '../../content/talk/talk.ts'

/** The place of a line: an open question or a stage of the order. Some questions are asked at one place only. */
export function conversationPlace(key: Key | null, stand: TalkPlace | null): string | null {
  if (stand === 'review' || stand === 'done' || stand === 'refused' || stand === 'noVisits') return stand
  if (stand === 'noOffer') return 'notice'
  return key && (sameAs[key] ?? key)
}

/** Questions that count as the same place. */
const sameAs: { [K in Key]?: string } = {
  offer: 'plan',
  block: 'complement',
  lot: 'complement',
}
