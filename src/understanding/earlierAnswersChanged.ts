import { keysIn, type Key } from '../content/questions/answers.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import { noComplement, rawOf } from '../funnel/answers/answerAsTyped.ts'
import type { Raw } from '../funnel/answers/readAnswers.ts'
import { answersOf, doesAsk } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { readTwoAnswers } from './readTwoAnswers.ts'
import { correctedBefore, namedAnew, severalChanged } from './answersToDoubleCheck.ts'
import type { Interpretation } from './interpret.ts'
import { likelyAnswers } from './interpretAtQuestion.ts'
import { noPlanBeside } from './plans/planChanged.ts'
import { isOfPlan } from './readValue.ts'
import { beginsWithCorrection, sideCorrection } from './sideCorrection.ts'
import type { Line, Understanding } from './understandingTypes.ts'

/** An answer with something else in a part of its own, or what was answered before and is put right. */
export function inPartsOrChanged(line: Line): Understanding | null {
  const inParts = isOfPlan(line.key) ? null : readTwoAnswers(line.funnel, line.key, line.text, line.today)
  return inParts ? withCorrection(line, { answers: inParts, isSure: false, reply: null }) : changedBefore(line)
}

/** Answers from before that are said anew, or one that is to be. */
function changedBefore(line: Line): Understanding | null {
  const { funnel, key, text, today } = line
  const several =
    severalChanged(funnel, text, today) ?? correctedBefore(funnel, text, today) ?? namedAnew(funnel, key, text, today)
  if (several) return { kind: 'readBack', answers: typed(funnel, key, withLast(line, several)) }
  const wrong = sideCorrection(funnel, key, text, today, true)
  if (!wrong) return null
  return wrong.value
    ? { kind: 'readBack', answers: typed(funnel, key, withLast(line, wrong.value)) }
    : { kind: 'edit', key: wrong.key }
}

/** With the open question's answer in the last clause: 'o número é 53, digitei errado, e não tem complemento'. */
function withLast({ funnel, key, text, today }: Line, changed: Interpretation['answers']): Interpretation['answers'] {
  const [, last = ''] = lastClause.exec(text) ?? []
  const value = last === '' ? undefined : likelyAnswers(funnel, key, last, today)[key]
  const isOther = value !== undefined && keysIn(changed).every((one) => rawOf(changed[one] ?? '') !== rawOf(value))
  return isOther ? { [key]: value, ...changed } : changed
}
const lastClause = /^.*[,;.]\s+(?:e |mas )?([^,;.?]+)[.!]*$/s

/** Answers, with an earlier one that is put right beside them: it is read back, or asked for. */
export function withCorrection(
  { funnel, key, text, today }: Line,
  { answers, isSure, reply }: { answers: Raw; isSure: boolean; reply: string | null },
): Understanding {
  const other = keysIn(answers).every((one) => one === key)
    ? sideCorrection(funnel, key, text, today, beginsWithCorrection(text))
    : null
  const isOpen = other !== null && other.value === null
  const noPlan = isOpen && isOfPlan(other.key) ? noPlanBeside(funnel, text) : null
  const toChange = isOpen ? (noPlan ?? notAnAnswerTexts.toChange(other.key)) : null
  const both = [reply, toChange].filter(Boolean).join(' ') || null
  if (other?.value || !isSure)
    return {
      kind: 'readBack',
      answers: { ...answers, ...typed(funnel, key, other?.value ?? {}) },
      ...(both && { reply: both }),
    }
  return { kind: 'answers', answers, reply: both }
}

/** The answers that this way to buy asks for, as one would type them; known ones only where nothing else is said. */
export function typed(funnel: Funnel, key: Key, values: Interpretation['answers']): Raw {
  const known = answersOf(funnel)
  const wanted = keysIn(values).filter((one) => one === key || doesAsk(funnel, one))
  const news = wanted.filter(
    (one) => one === key || known[one] === undefined || rawOf(values[one] ?? '') !== rawOf(known[one]),
  )
  return Object.fromEntries(
    (news.length > 0 ? news : wanted).map((one) => [one, rawOf(values[one] ?? '') || noComplement]),
  )
}
