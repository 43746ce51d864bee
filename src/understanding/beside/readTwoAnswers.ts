import type { Day } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { typedValue } from '../../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import { doesAsk } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answeredKeys } from '../answeredKeys.ts'
import { keyNamed } from '../commands/editRequests.ts'
import { plansMeantHere } from '../plans/visiblePlans.ts'
import { isOfPlan } from '../readValue.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { normalized } from '../line/normalizeText.ts'
import { withoutAsking } from '../line/withoutAsking.ts'
import { valueWithin } from '../values/valueWithin.ts'

/** An answer in the first part, and one that the second names: 'ap 71 e já pode botar o plano de 1 giga' */
export function readTwoAnswers(funnel: Funnel, key: Key, text: string, today: Day): Raw | null {
  let value: string | null = null
  let ahead: Raw = {}
  for (const { first, second, other } of partsOf(key, text)) {
    value ??= valueIn(funnel, key, first.replace(hedge, ''), today)
    if (value === null) continue
    const isAhead = doesAsk(funnel, other) && !answeredKeys(funnel).includes(other)
    if (isAhead && keysIn(ahead).length === 0) ahead = aheadIn(funnel, other, second, today)
  }
  return value === null ? null : { [key]: value, ...ahead }
}

function* partsOf(key: Key, text: string): Generator<{ first: string; second: string; other: Key }, undefined> {
  if (text.includes('?')) return
  for (const { 0: cut, index } of text.matchAll(cuts)) {
    const second = text.slice(index + cut.length)
    const other = keyNamed(withoutAsking(normalized(second).plain))
    if (other !== null && other !== key) yield { first: text.slice(0, index), second, other }
  }
}

/** Removed, because answers in parts are always read back. */
const hedge = /\bacho (?:que |q )?/i

const cuts = /[.;!]+\s+|,\s+(?:e |mas )?|\s+(?:e|mas)\s+/gi

/** An answer before its question. An account with the name of its bank also answers the bank. */
function aheadIn(funnel: Funnel, other: Key, words: string, today: Day): Raw {
  const keys: readonly Key[] = other === 'account' ? [other, 'bank'] : [other]
  const found = keys.flatMap((key): [Key, string][] => {
    const value = valueIn(funnel, key, words, today) ?? valueWithin(key, normalized(words).plain, today)
    return value === null ? [] : [[key, value]]
  })
  return Object.fromEntries(found.slice(0, 1))
}

/** The answer in a part of a line, as one would type it. */
function valueIn(funnel: Funnel, key: Key, words: string, today: Day): string | null {
  const meant = isOfPlan(key) ? plansMeantHere(funnel, key, normalized(words).plain) : null
  if (meant && 'plan' in meant) return meant.plan.sku
  const value = likelyAnswers(funnel, key, words, today)[key]
  return value === undefined ? null : typedValue(key, value)
}
