import type { Day } from '../../api/contract/values/dates.ts'
import type { Key, Value } from '../../content/questions/answers.ts'
import { rawOf } from '../../funnel/answers/answerAsTyped.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { clausesFromEnd } from '../line/clauses.ts'
import { likelyAnswers } from '../interpretAtQuestion.ts'
import { isYesNo } from '../readValue.ts'
import { withPart } from './withPart.ts'

/** Candidate texts for a corrected value: without the old one, each clause, and the last part. */
export function partsAnew(text: string): string[] {
  const anew = text.replace(instead, '').replace(givenUp, 'boleto')
  return [anew, ...clausesFromEnd(anew), anew.replace(untilNew, ''), ...anew.split(beforeNew)]
}
/** Matches 'Em vez de 10', 'no lugar de Ana Lima', 'e não 10' */
const instead = /\s+(?:em vez|no lugar|ao inv[ée]s) d\S+ (?:\d+|[^,;.]*)|,? e (?:n[ãa]o|n) (?:[oa] )?\S+\W*$/i
/** Matches 'Desisto desse negócio de débito' */
const givenUp = /\bdesist\w+ (?:\S+ ){0,4}?d[ée]bito(?: autom[áa]tico)?(?!\p{L})/iu
const beforeNew = /\s+(?=(?:e|mas|pode ser)\s)/i
const untilNew = /^.*(?<!n[ãa]o|num|\bn)\s(?:é|eh|era|disse|falei|pra|para|pro|pel[oa]|com|agora)\s+(?:[oa]\s+)?(?=\S)/i

/** The first value that differs from the known one, or a correction of a part of it. */
export function valueAnew(funnel: Funnel, key: Key, parts: readonly string[], today: Day): Value | null {
  const said = isYesNo(key) ? parts : parts.filter((part) => !bareNo.test(part))
  const read = (words: string) => likelyAnswers(funnel, key, words, today)[key]
  const known = rawOf(answersOf(funnel)[key] ?? '')
  const without = /^\d{1,5}$/.test(known) ? said.map((words) => words.replace(new RegExp(`\\b${known}\\b`), ' ')) : []
  const values = [...said, ...without].map(read).filter((value) => value !== undefined)
  const other = values.find((value) => !isKnown(funnel, key, value))
  return other ?? values[0] ?? withPart(key, known, said[0] ?? '')
}
/** Matches the no in 'Não, obrigada', which answers the open question */
const bareNo = /^\W*n[ãa]o(?:\W+obrigad[oa])?\W*$/i

export const isKnown = (funnel: Funnel, key: Key, value: Value) => rawOf(value) === rawOf(answersOf(funnel)[key] ?? '')
