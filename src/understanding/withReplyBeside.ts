import type { Key } from '../content/questions/answers.ts'
import type { Funnel } from '../funnel/state.ts'
import { addReply } from './addReply.ts'
import { clausesFromEnd } from './clauses.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { normalized } from './normalizeText.ts'
import { oneOfTwo } from './oneOfTwo.ts'
import { replyToPart } from './sideQuestionReply.ts'
import type { Understanding } from './understandingTypes.ts'

/** An answer with the reply to what is asked beside it, where none is known yet. */
export function withReplyBeside(funnel: Funnel, key: Key, text: string, heard: Understanding): Understanding {
  if ((heard.kind !== 'answers' && heard.kind !== 'readBack') || heard.reply || heard.answers[key] === undefined)
    return heard
  const meant = heard.kind === 'readBack' ? surelyAsked(funnel, key, text) : null
  if (meant) return meant
  return addReply(heard, replyToPart(funnel, key, normalized(text).plain))
}

/** What surely asks and has a word in it that would answer: 'a claro leva 3 dias, e vocês?', 'tenho medo de débito' */
function surelyAsked(funnel: Funnel, key: Key, text: string): Understanding | null {
  const alone = answersAlone[key]
  if (!alone || [text, ...clausesFromEnd(text)].some((clause) => alone.test(clause))) return null
  const likely = likelyReply(funnel, normalized(text).plain, key, 0.75)
  return likely && 'reply' in likely ? { kind: 'side', ...likely } : null
}
/** A clause that answers by itself, whatever stands beside it. */
const answersAlone: { [K in Key]?: RegExp } = {
  ...oneOfTwo,
  number: /^\W*(?:[ée] |n(?:[úu]mero)?\W{0,2} ?)?\d+\s?[a-z]?\W*$|\bs\/n\b|\blote\b/i,
}
