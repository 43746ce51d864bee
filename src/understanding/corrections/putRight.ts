import { keysIn, type Key, type Value } from '../../content/questions/answers.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { sentencesOf, tellingIn } from '../line/clauses.ts'
import type { Asked, Interpretation } from '../interpret.ts'
import { normalized } from '../line/normalizeText.ts'
import { isName, isYesNo } from '../readValue.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { answering } from '../readings/readingToInterpretation.ts'
import { valuesOf } from '../readings/scoreReadings.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { isLocal } from './digitPart.ts'
import { halvesOf } from './halvesOf.ts'
import { clausesOf, isOnlyPart, withPart } from './withPart.ts'

type Read = (asked: Asked) => Interpretation

/** A partial correction in a line: of the answer to the open question, or of an earlier one. */
export const putRight = (asked: Asked, read: Read): Interpretation | null => atOnce(asked, read) ?? earlier(asked, read)

/** Corrects an answer within the same line: '15/03/1909, eita, 1990', 'apto 42, quer dizer, 43' */
function atOnce(asked: Asked, read: Read): Interpretation | null {
  const { ask, text } = asked
  if (ask === null) return null
  for (const { first, second, next, named, isNo, isBesideNo, isSo, mayBeOf } of halvesOf(text)) {
    if (isSo && !isYesNo(ask)) continue
    const then = read({ ...asked, text: second })
    if (isYesNo(ask) && !isNo && then.answers[ask] !== undefined && !isHollow(ask, then.answers[ask], second))
      return then
    if (!(mayBeOf(ask) || ask === 'schedule') || isYesNo(ask) || isWhole(ask, then)) continue
    const before = read({ ...asked, text: first })
    const value = composed(
      ask,
      first,
      valuesOf(before)[ask],
      isName(ask) ? [second] : ask === 'schedule' ? [next, second] : [named, next],
    )
    const right = value && read({ ...asked, text: value })
    if (!right || valuesOf(right)[ask] === undefined) continue
    const rest = read({ ...asked, text: tellingIn(sentencesOf(second).slice(1).join(' ')).join(' ') })
    const isSure = right.answers[ask] !== undefined && !(ask === 'complement' ? isNo : isBesideNo)
    return answering({ ...before.answers, ...rest.answers, ...valuesOf(right) }, isSure)
  }
  return null
}

/** Whether a yes after a word of correction decides nothing: 'não quero débito, desculpa, pode ser' */
export const isHollow = (key: Key, value: Value | undefined, words: string) =>
  value === true && decides[key]?.test(normalized(words).plain) === false
const decides: { [K in Key]?: RegExp } = {
  acceptPromotions: /\b(?:quer\w*|aceit\w*|mand\w+|envi\w+|receb\w+|promo\w*|ofert\w*)\b/,
  directDebit: /\b(?:debito|automatico)\b/,
}

/** Whether words are a complete answer. A block is only a part of a complement, and a day only of a visit. */
const isWhole = (ask: Key, { answers }: Interpretation) =>
  ask !== 'complement' && ask !== 'schedule' && answers[ask] !== undefined

/** The first value with the part that was said afterwards. */
function composed(ask: Key, first: string, old: Interpretation['answers'][Key], then: readonly string[]) {
  const draft = old === undefined ? draftOf(ask, first) : rawOf(old)
  return draft && then.map((words) => withPart(ask, draft, words)).find(Boolean)
}

/** An invalid e-mail, date or number, which may be valid once a part of it is corrected. */
function draftOf(ask: Key, said: string): string | undefined {
  if (ask === 'email') return /[^\s,;@]+@[^\s,;@]+\.[a-z]{2,}/i.exec(said)?.[0]
  if (ask === 'birthDate') return /\b\d\d\/\d\d\/\d{4}\b/.exec(said)?.[0]
  const digits = said.replace(/\D/g, '')
  if (ask === 'phone' && isLocal.test(digits)) return `00${digits}`
  return ask === 'document' && digits.length === 11 ? digits : undefined
}

/** Corrects an earlier answer: 'Errei o telefone. O final é 2085 e não 2058', 'e o bloco é C' */
function earlier(asked: Asked, read: Read): Interpretation | null {
  const { ask, text, known } = asked
  const clauses = text.includes('?') ? [] : clausesOf(text)
  const named = clauses.map(keysNamed)
  for (const key of keysIn(parts)) {
    const from = named.findIndex((keys) => keys.includes(key))
    if (from < 0 || key === ask || known[key] === undefined) continue
    const next = clauses.findIndex((clause, at) => at > from && (named[at]?.length || !isOnlyPart(clause)))
    const told = clauses.slice(from, next < 0 ? undefined : next).join(', ')
    const value = parts[key]?.test(normalized(told).plain) ? withPart(key, rawOf(known[key]), told) : null
    const [whole, anew] = [told, value].map((words) => words && read({ ask: key, text: words, known: {} }).answers[key])
    if (!anew || (key === 'complement' ? anew === whole : whole)) continue
    const others = clauses.filter((_, at) => at < from || (next >= 0 && at >= next))
    const rest = read({ ...asked, text: others.join(', ') })
    return answering({ ...valuesOf(rest), [key]: anew }, !rest.doubted && !asksBack.has(key))
  }
  return null
}
const asksBack = new Set<Key>(['cep', 'complement', 'email'])

function keysNamed(clause: string): readonly Key[] {
  const line = lineOf(clause)
  return /\bddd\b/.test(line.said.plain) ? ['phone'] : questionsNamed(line).filter((key) => key !== 'number')
}

/** Matches a part of an earlier answer, by key. */
const ofNumber = /\b(?:ddd|final|fim|termin\w+|ultimos|digito)\b|\bnao (?:e |o )*\d/
const parts: { [K in Key]?: RegExp } = {
  cep: ofNumber,
  phone: ofNumber,
  document: ofNumber,
  account: ofNumber,
  birthDate: /\b(?:ano|mes|dia)\b|\b(?:sou|nasci) (?:de|em) \d|\bnao (?:e |o )*\d/,
  email:
    /^(?!.*(?:@|\b(?:arroba|antes|antig|nem|tira|novo))).*(?:\b(?:falt\w+|ponto)\b|\.[a-z]|mail\.?|outlook|yahoo|uol)/,
  complement: /\b(?:bloco|torre|ap\w*|casa)\b/,
}
