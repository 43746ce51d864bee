import type { TalkKind } from '../../content/talk/talk.ts'
import { moods, neverGuessed } from '../talk/isTalkNotAnswer.ts'
import { faqTalkKinds } from './faqTalkKinds.ts'
import { isLearned, rankMeanings } from './rankMeanings.ts'

/** The certain meaning of words that match a learned kind of talk; null if they may be that kind. */
export function otherMeaning(kind: TalkKind, plain: string, place: string | null): string | null {
  const words = plain.split(' ').length
  const needed = (plain.includes('?') ? ofQuestion : ofRemark)[words < 6 ? 'short' : 'long']
  const [best] = kept.has(kind) || words < 3 ? [] : rankMeanings(plain, place)
  if (!best || best.sure < needed || answers.has(best.id)) return null
  const same = [`talk:${kind}`, ...Object.keys(faqTalkKinds).filter((id) => faqTalkKinds[id] === kind)]
  const isSame = repliedAs(best.id) === repliedAs(`talk:${kind}`)
  const isFelt = moods.has(kind) && !best.id.startsWith('talk:') && !plain.includes('?')
  return isSame || isFelt || !same.some(isLearned) ? null : best.id
}

const repliedAs = (id: string) => faqTalkKinds[id] ?? id.replace('talk:', '')
/** The odds that the counts need. Few words, and remarks, are better known by their pattern. */
const ofQuestion = { short: 0.85, long: 0.6 }
const ofRemark = { short: 0.9, long: 0.8 }
const answers = new Set(['answer', 'none', 'agree', 'decline'])
/** Kinds that a merely likely meaning does not replace. */
const kept = new Set<TalkKind>([...neverGuessed, 'unknown', 'access'])
