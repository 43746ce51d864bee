import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { questions, shortName } from '../../content/questions/questions.ts'
import { answersAnew } from '../../funnel/answers/answersAnew.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { answersToConfirm } from '../../funnel/views/answersToConfirm.ts'
import { stanceOn, type Stance } from '../../understanding/readBacks/agreement.ts'
import { sentencesOf } from '../../understanding/line/clauses.ts'
import { handleMessageAtQuestion } from '../../understanding/handleMessageAtQuestion.ts'
import { isYesNo, spokenOf } from '../../understanding/readValue.ts'
import { questionsNamed } from '../../understanding/readings/findLabelTokens.ts'
import { lineOf } from '../../understanding/readings/lineTokens.ts'
import { tellsSameVisits, withVisitsAdded } from '../../understanding/visits/visitsAdded.ts'
import { answersIn, isSame, putTogether, toldAgain } from './answersPutRight.ts'
import { speaksOf, withoutOthers } from './sameToldAgain.ts'

type Line = { key: Key; text: string }

/** Whether a line confirms the read-back, denies some of it, or neither. */
export const stanceOnReadBack = (funnel: Funnel, { key, text }: Line, now: Date): Stance =>
  stanceOn(textOf(funnel, now), withoutOthers(rawOf(funnel), text), {
    isOfOther: (words) => speaksOfOther(funnel, { key, text: words }, now),
    tellsOther: (words) => tellsOther(funnel, { key, text: words }, now),
  })

const rawOf = ({ noted }: Funnel): Raw => noted?.raw ?? {}

/** The text of the read-back, with private values in full. */
const textOf = (funnel: Funnel, now: Date) =>
  answersToConfirm(funnel, now)
    .map(([key, shown]) => `${shortName(key)} ${questions[key].private ? rawOf(funnel)[key] : shown}`)
    .join(', ')

/** Whether words answer a question outside the read-back. */
function tellsOther({ noted, ...funnel }: Funnel, { key, text }: Line, now: Date): boolean {
  const heard = answersIn(handleMessageAtQuestion({ ...funnel, noted: null }, key, text, now))
  return keysIn(heard).some((one) => noted?.raw[one] === undefined)
}

/** Whether words ask, name or answer something outside the read-back only. */
const speaksOfOther = (funnel: Funnel, { key, text }: Line, now: Date): boolean =>
  !speaksOf(funnel, text, now) &&
  (text.includes('?') || questionsNamed(lineOf(text)).length > 0 || tellsOther(funnel, { key, text }, now))

export type Told = ReturnType<typeof toldOf>

/** The values that words give for the read-back, and their meaning without it. */
export function toldOf(funnel: Funnel, { key, text, words }: Line & { words: string }, now: Date) {
  const raw = rawOf(funnel)
  // The read-back is the last thing said at its questions: a yes is to no earlier suggestion or reminder
  const asides = [
    ...funnel.asides.filter(({ after }) => after === null || raw[after] === undefined),
    ...keysIn(raw).map((after) => ({ after, said: '', reply: '', kind: 'side' as const })),
  ]
  const before = { ...funnel, noted: null, asides }
  const again = toldAgain(before, raw, words, now).map(({ answers }) => answers)
  const meant = handleMessageAtQuestion(before, key, words, now)
  const added = withVisitsAdded(raw.schedule, text, spokenIn(answersIn(meant), words))
  const { schedule } = raw
  const isSameVisit = schedule !== undefined && tellsSameVisits(schedule, text, dayInBrazil(now))
  const heard: Raw = isSameVisit ? { ...added, schedule } : added
  return {
    again,
    heard,
    isSure: meant.kind === 'answers',
    changed: putTogether(again.filter((one) => !isSame(one, raw))),
    isPutRight:
      !words.includes('?') &&
      keysIn(heard).some((one) => raw[one] !== undefined && !isSame({ [one]: heard[one] }, raw)),
  }
}

/** Keeps a yes or a no only if its subject is named: 'bele' at 'Anotei: boleto' is no debit. */
const spokenIn = (heard: Raw, words: string): Raw =>
  Object.fromEntries(
    keysIn(heard)
      .filter((one) => !isYesNo(one) || spokenOf[one]?.test(words))
      .map((one) => [one, heard[one]]),
  )

/** Whether an answer is neither known nor in the read-back. */
export const tellsMore = (funnel: Funnel, { heard }: Told, now: Date) =>
  keysIn(answersAnew(funnel, heard, now)).some((one) => funnel.noted?.raw[one] === undefined)

/** Splits a line into sentences about other things, and those that may be about the read-back. */
export function sidesOf(funnel: Funnel, { key, text }: Line, now: Date): [string, string] {
  const all = sentencesOf(text)
  const others = all.filter(
    (sentence) => !sentence.includes('?') && speaksOfOther(funnel, { key, text: sentence }, now),
  )
  return [others.join(' '), all.filter((sentence) => !others.includes(sentence)).join(' ')]
}
