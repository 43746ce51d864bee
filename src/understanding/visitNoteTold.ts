import { visitNote } from '../api/contract/values/valueRules.ts'
import { dayInBrazil } from '../api/contract/values/dates.ts'
import { keysIn, type Key } from '../content/questions/answers.ts'
import { answersOf, doesAsk, doesSkip, isOrderPlaced } from '../funnel/answersAndFacts.ts'
import type { Funnel } from '../funnel/state.ts'
import { changesAtReview } from './changesAtReview.ts'
import { interpretAtQuestion, likelyAnswers } from './interpretAtQuestion.ts'
import { sentencesOf } from './clauses.ts'
import { isQuestionPart } from './isQuestionPart.ts'
import { conversationPlace } from './meaning/conversationPlace.ts'
import { rankMeanings } from './meaning/rankMeanings.ts'
import { normalized } from './normalizeText.ts'
import { plotTold } from './plotTold.ts'
import { questionsNamed } from './readings/findLabelTokens.ts'
import { lineOf } from './readings/lineTokens.ts'
import { standOf } from './talk/replyToTalk.ts'
import {
  announces,
  asksForCrew,
  isOfTime,
  joinsLast,
  noteAlone,
  pause,
  putsRight,
  takesBack,
} from './values/visitNote.ts'

/** A message to the technician, its words in the line, and the rest of the line. */
type Told = { note: string; said: string; rest: string }
type Place = { funnel: Funnel; key: Key | null; now: Date }
type Clause = { words: string; isBeside: boolean; isForCrew: boolean; ends: boolean }

/** Finds what the technician should know: 'quinta de manhã, e avisa o rapaz que o interfone quebrou' */
export function visitNoteTold(funnel: Funnel, key: Key | null, text: string, now: Date): Told | null {
  if (!doesAsk(funnel, 'visitNote') || doesSkip(funnel, 'visitNote') || isOrderPlaced(funnel)) return null
  const { visitNote: earlier } = answersOf(funnel)
  if (earlier && takesBack.test(text)) return { note: '', said: text, rest: '' }
  const anew = earlier && putsRight.test(text) ? noteAlone(text.replace(putsRight, '')) : ''
  if (anew !== '') return { note: anew, said: text, rest: '' }
  const clauses = clausesOf({ funnel, key, now }, text)
  const at = clauses.findIndex(({ isForCrew }) => isForCrew)
  if (at < 0) return null
  const from = clauses.findLastIndex(({ isBeside, ends }, index) => index < at && (isBeside || ends)) + 1
  const to = clauses.findIndex(
    (one, index) => index > at && (one.isBeside || (clauses[index - 1]?.ends && !one.isForCrew)),
  )
  const [before, told] = [clauses.slice(0, from), clauses.slice(from, to < 0 ? undefined : to)]
  const announced = announces.test(before.at(-1)?.words ?? '') ? before.splice(-1) : []
  const note = besideEarlier(funnel, noteAlone(wordsOf(told)))
  const rest = wordsOf([...before, ...(to < 0 ? [] : clauses.slice(to))]).replace(joinsLast, '')
  return note !== '' && visitNote.safeParse(note).success
    ? { note, said: wordsOf([...announced, ...told]), rest }
    : null
}

const wordsOf = (clauses: readonly Clause[]) => clauses.map(({ words }) => words).join(' ')

function clausesOf(place: Place, text: string): Clause[] {
  const all = sentencesOf(text).flatMap((sentence) =>
    sentence.split(pause).map((words, at, { length }) => ({
      words,
      ends: at === length - 1 || announces.test(words),
      isBeside: isQuestionPart(words) || isAnswer(place, words),
      isAsked: sentence.includes('?'),
    })),
  )
  return all.map((clause, at) => ({
    ...clause,
    isForCrew:
      !clause.isAsked &&
      !clause.isBeside &&
      (asksForCrew.test(clause.words) ||
        announces.test(all[at - 1]?.words ?? '') ||
        isMeant(place, clause.words, all.length === 1)),
  }))
}

/** A later note follows the earlier one. */
function besideEarlier(funnel: Funnel, note: string): string {
  const { visitNote: earlier = '' } = answersOf(funnel)
  const both = `${earlier}; ${note}`
  if (earlier.includes(note)) return earlier
  return earlier !== '' && visitNote.safeParse(both).success ? both : note
}

/** Whether a clause is probably for the technician. */
function isMeant({ funnel, key }: Place, clause: string, isAlone: boolean): boolean {
  const stand = standOf(funnel)
  const meanings = rankMeanings(normalized(clause).plain, conversationPlace(key, stand))
  const odds = (ids: ReadonlySet<string>) => meanings.reduce((sum, { id, sure }) => sum + (ids.has(id) ? sure : 0), 0)
  if (isAlone) return odds(ofCrew) >= surely
  return odds(ofCrew) >= likely || ((key === 'schedule' || stand === 'review') && odds(ofVisit) >= surely)
}
const [likely, surely] = [0.35, 0.55]
const ofCrew = new Set(['talk:toCrew'])
/** Meanings of a question about the visit that, told and not asked, are for the technician. */
const ofVisit = new Set([
  ...ofCrew,
  ...['at-home', 'visit-call', 'condo', 'cable-reach', 'drilling', 'modem-place', 'installer-work'],
])

/** Whether a clause gives an answer, or says when the visit may be. */
function isAnswer({ funnel, key, now }: Place, clause: string): boolean {
  if (isOfOther(clause) || plotTold(funnel, clause)) return true
  if (key === null)
    return (
      /(?<!\p{L})(?:aceito|concordo|tudo cert\w+|confir\w+|confere)(?!\p{L})/iu.test(clause) ||
      changesAtReview(funnel, clause, now) !== null
    )
  const today = dayInBrazil(now)
  const isLikely = key === 'complement' && likelyAnswers(funnel, key, clause, today).complement !== undefined
  const { answers } = interpretAtQuestion(funnel, key, clause, today)
  const isOfNumber = (one: Key) => one === 'block' || one === 'lot'
  return isLikely || isOfTime.test(clause) || keysIn(answers).some((one) => !isOfNumber(one) || /\d/.test(clause))
}

/** Whether a clause has a number of another answer: 'o apto é 503', 'meu zap é 31 98455-9023' */
const isOfOther = (clause: string) =>
  /\d,\d\d/.test(clause) || (/\d/.test(clause) && questionsNamed(lineOf(clause)).some((named) => named !== 'schedule'))
