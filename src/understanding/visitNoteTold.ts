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
type Clause = { words: string; mayBeNote: boolean; ends: boolean }

/** Finds what the technician should know: 'quinta de manhã, e avisa o rapaz que o interfone quebrou' */
export function visitNoteTold(funnel: Funnel, key: Key | null, text: string, now: Date): Told | null {
  if (!doesAsk(funnel, 'visitNote') || doesSkip(funnel, 'visitNote') || isOrderPlaced(funnel)) return null
  const { visitNote: earlier } = answersOf(funnel)
  if (earlier && takesBack.test(text)) return { note: '', said: text, rest: '' }
  const anew = earlier && putsRight.test(text) ? noteAlone(text.replace(putsRight, '')) : ''
  return anew === '' ? noteIn({ funnel, key, now }, text) : { note: anew, said: text, rest: '' }
}

function noteIn(place: Place, text: string): Told | null {
  const clauses = clausesOf(place, text)
  if (!clauses.some(({ mayBeNote }) => mayBeNote)) return null
  const isBeside = clauses.map(({ words }) => isQuestionPart(words) || isAnswer(place, words))
  const isNote = clauses.map(({ mayBeNote }, at) => mayBeNote && isBeside[at] === false)
  const at = isNote.indexOf(true)
  if (at < 0) return null
  const isApart = ({ words, ends }: Clause, index: number) => isBeside[index] || ends || words.split(' ').length < least
  const from = clauses.findLastIndex((one, index) => index < at && isApart(one, index)) + 1
  const next = clauses.findIndex(
    (_, index) => index > at && (isBeside[index] || (clauses[index - 1]?.ends && !isNote[index])),
  )
  const to = next < 0 ? clauses.length : next
  const first = announces.test(clauses[from - 1]?.words ?? '') ? from - 1 : from
  const note = besideEarlier(place.funnel, noteAlone(wordsOf(clauses.slice(from, to))))
  const rest = wordsOf([...clauses.slice(0, first), ...clauses.slice(to)]).replace(joinsLast, '')
  return note !== '' && visitNote.safeParse(note).success
    ? { note, said: wordsOf(clauses.slice(first, to)), rest }
    : null
}

/** The words of a clause that may begin a note: more than 'a primeira', 'beleza'. */
const least = 4

const wordsOf = (clauses: readonly Clause[]) => clauses.map(({ words }) => words).join(' ')

/** The clauses of a text. Those of a question are no note. */
function clausesOf(place: Place, text: string): Clause[] {
  const all = sentencesOf(text).map((sentence) => sentence.split(pause))
  const isAlone = all.flat().length === 1
  return all.flatMap((clauses, sentence) =>
    clauses.map((words, at) => {
      const before = at > 0 ? clauses[at - 1] : all[sentence - 1]?.at(-1)
      const isTold = asksForCrew.test(words) || announces.test(before ?? '') || isMeant(place, words, isAlone)
      return {
        words,
        mayBeNote: isTold && !clauses.join(' ').includes('?'),
        ends: at === clauses.length - 1 || announces.test(words),
      }
    }),
  )
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
const ofVisit = new Set(
  'talk:toCrew at-home visit-call condo cable-reach drilling modem-place installer-work'.split(' '),
)

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
  return isLikely || isOfTime.test(clause) || keysIn(answers).some((one) => !ofPlot.has(one) || /\d/.test(clause))
}

/** A block or a lot has a number here: 'uma casa' is none. */
const ofPlot = new Set<Key>(['block', 'lot'])
/** Whether a clause has a number of another answer: 'o apto é 503', 'meu zap é 31 98455-9023' */
const isOfOther = (clause: string) =>
  /\d,\d\d/.test(clause) || (/\d/.test(clause) && questionsNamed(lineOf(clause)).some((named) => named !== 'schedule'))
