import { wants } from '../line/openingPhrases.ts'
import type { TalkKind } from '../../content/talk/talk.ts'
import { sellingReplies } from '../../content/talk/sellingReplies.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { isOfPlan, isYesNo } from '../readValue.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'

/** Whether words are talk rather than the answers read from them. `likely` is a guess; any words may be an answer. */
export function isTalkNotAnswer(kind: TalkKind, key: Key, plain: string, answers: Raw, likely: Raw): boolean {
  const found = keysIn(answers)
  if (kind === 'socialName' && found.every((one) => one === key)) return true
  const mayBe = isYesNo(key) || anyWords.has(key) ? /\b(?:boleto|debito)\b/ : /\d|@|\b(?:boleto|debito)\b/
  if (isOfPlan(key) && (found.length === 0 || kind === 'tooDear') && isSelling(kind) && !wants.test(plain)) return true
  if (kind === 'call' && key !== 'phone' && [...found, ...keysIn(likely)].every((one) => one === 'phone')) return true
  if (found.length === 0 && key === 'complement' && keysIn(likely).length > 0 && placed.test(plain)) return false
  if (found.length === 0) return keysIn(likely).length === 0 || !mayBe.test(plain)
  if (anyWords.has(key)) return isOfAnyWords(key, plain)
  if (found.some((one) => one !== key)) return false
  return isYesNo(key) && !(kind === 'call' || kind === 'human' ? answersFlatly : answersKindly).test(plain)
}

/** Whether words without a known form answer a question that any words may answer. */
export const isOfAnyWords = (key: Key, plain: string) => anyWords.has(key) && !placed.test(plain)

/** Whether talk is about the price or puts the choice off, so that advice may answer it. */
export const isSelling = (kind: TalkKind) => Object.hasOwn(sellingReplies, kind)

const anyWords = new Set<Key>(['city', 'neighborhood', 'street', 'complement', 'block', 'lot'])
const answersFlatly = /\b(?:sim|nao|boleto|debito)\b/
const answersKindly =
  /(?<!\bque )\b(?:sim|nao)\b|\b(?:boleto|debito|quero|claro|manda|pode|dispenso|deus me livre|nem pensar)\b/
const placed =
  /^\W*\d|\b(?:rua|av|avenida|travessa|alameda|(?<!\bem )casa|ap(?:to?|artamento|e)?|bloco|fundos|sala|loja|torre|sem (?:complemento|numero|nada|nome)|sobrado|kit\w*|condominio|andar|frente|lote|quadra|predio|edificio|edf|ed|conjunto|conj|cj|residencial|chacara|sitio|galpao|terreo|cobertura)\b/

/** Whether a kind is recognized by a word with many other uses. */
export const isLooselyKnown = (kind: TalkKind) => kind === 'insult' || kind === 'tired'

/** Feelings that accompany something else. */
export const moods = new Set<TalkKind>([
  'think',
  'wait',
  'tooDear',
  'complaint',
  'insult',
  'tired',
  'support',
  'badToday',
])
/** Kinds that need more than a guess. */
export const neverGuessed = new Set<TalkKind>([
  'distress',
  'danger',
  'call',
  'calling',
  'grief',
  'holderDied',
  'insult',
  'bye',
])
