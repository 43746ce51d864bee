import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { likelyReply } from '../meaning/likelyReply.ts'
import { normalized } from '../line/normalizeText.ts'
import { isOfPlan } from '../readValue.ts'
import type { Understanding } from '../understandingTypes.ts'
import { namesStreaming } from './streamingWords.ts'

/** The reply about a condition, which takes no plan: 'O primeiro, mas só se o preço não subir' */
export const replyToCondition = (funnel: Funnel, key: Key, plain: string): string | null =>
  told(funnel, key, onlyIf.exec(plain)?.[1] ?? (isOfPlan(key) ? unless.exec(plain)?.[1] : undefined))

/** Reads the plan back with the reply about its condition: 'O do meio, se a instalação for de graça' */
export function choiceOnCondition(
  funnel: Funnel,
  key: Key,
  text: string,
  hear: (choice: string) => Understanding,
): Understanding | null {
  const [, choice = '', condition = ''] = ifSo.exec(text) ?? []
  const { plain } = normalized(condition)
  const reply = ofPrice.test(plain) ? null : told(funnel, key, plain, sureEnough)
  if (reply === null) return null
  const heard = hear(choice)
  return heard.kind === 'answers' || heard.kind === 'readBack'
    ? { kind: 'readBack', answers: heard.answers, reply }
    : null
}

/** The reply about a condition. A streaming is a condition of the plan instead. */
function told(funnel: Funnel, key: Key, condition = '', least?: number): string | null {
  const likely = condition === '' || namesStreaming(condition) ? null : likelyReply(funnel, condition, key, least)
  return likely && 'reply' in likely ? likely.reply : null
}

const sureEnough = 0.55
/** Conditions about the price, which the read-back of the plan shows. */
const ofPrice = /\b(?:precos?|valor|conta|sub\w+|aument\w+|reajust\w+|car[oa])\b/
const ifSo = /^([^,?]+),?\s+(?:mas |s[óo] )?s[ei] ((?:a|o|n[ãa]o|tiver?|vier|for)\s[^,?]+)$/i
const onlyIf = /\b(?:(?:so|somente) se|desde que|contanto que) (.+)/
/** Matches 'O de 700, mas se a instalação for paga eu desisto' */
const unless = /\bse (.+?),? (?:(?:ai|entao|eu) )*(?:desisto|nao quero|to fora|cancelo|deixa pra la)\b/
