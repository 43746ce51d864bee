import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { entryOf } from '../replies/findFaqTopic.ts'
import { answered, meaningsHere, replyToMeaning, saysAll } from './likelyReply.ts'

/** The replies to two meanings, if neither is likely enough alone. */
export function repliesToEither(funnel: Funnel, plain: string, key: Key | null): string | null {
  const [best, second] = meaningsHere(funnel, plain, key)
  if (!best || !second || best.sure >= answered || second.sure < least || best.sure + second.sure < together)
    return null
  if (saysAll(entryOf(best)?.question, plain)) return null
  const told = [best, second].filter(({ id }) => id !== 'talk:changeLater')
  const [one, other = one] = told.map((meaning) => replyToMeaning(funnel, plain, key, meaning))
  if (!one || !other) return null
  if (other.includes(one)) return other
  return one.includes(other) || [one, other].every(isCalm) ? one : `${one} ${other}`
}

const least = 0.15
/** The odds that both need together, so that unrelated questions get neither: 'vocês consertam geladeira?' */
const together = 0.7
/** 'Sem pressa: …' and 'Sem pressa. …' say the same twice. */
const isCalm = (reply: string) => reply.startsWith('Sem pressa')
