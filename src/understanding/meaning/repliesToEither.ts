import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { meaningsHere, replyToMeaning } from './likelyReply.ts'

/** The replies to the two that a question means about as likely, where neither is likely enough alone. */
export function repliesToEither(funnel: Funnel, plain: string, key: Key | null): string | null {
  const [best, second] = meaningsHere(funnel, plain, key)
  if (!best || !second || best.sure >= alone || second.sure < least || best.sure + second.sure < together) return null
  const [one, other] = [best, second].map((meaning) => replyToMeaning(funnel, plain, key, meaning))
  if (!one || !other) return null
  return one.includes(other) ? one : `${one} ${other}`
}

const [alone, least, together] = [0.55, 0.15, 0.55]
