import type { Key } from '../content/questions/answers.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import type { Funnel } from '../funnel/state.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { heard } from './said.ts'
import { sentences } from './sentences.ts'

/** Fewer words ask nothing of their own: 'tá bom assim?' */
const fewWords = 4

/** The reply to a question beside an answer that no table has to the letter, or null where nothing is asked. */
export function askedBeside(funnel: Funnel, key: Key, text: string): string | null {
  if (!text.includes('?')) return null
  const asked = sentences(heard(text)).questions.at(-1)?.plain ?? ''
  if (asked.split(' ').length < fewWords) return null
  const likely = likelyReply(funnel, asked, key)
  if (likely && 'reply' in likely) return likely.reply
  return likely && 'offer' in likely ? heardTexts.near(likely.offer) : null
}
