import { dayInBrazil } from '../../api/contract/values/dates.ts'
import { keysIn, type Key } from '../../content/questions/answers.ts'
import { visitNoteOffered } from '../../content/texts/chat/chatTexts.ts'
import { answersOf, doesAsk, doesSkip, isOrderPlaced } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { changesAtReview } from '../corrections/changesAtReview.ts'
import { interpretAtQuestion, likelyAnswers } from '../interpretAtQuestion.ts'
import { sentencesOf } from '../line/clauses.ts'
import { isQuestionPart } from '../line/isQuestionPart.ts'
import { conversationPlace } from '../meaning/conversationPlace.ts'
import { rankMeanings } from '../meaning/rankMeanings.ts'
import { normalized } from '../line/normalizeText.ts'
import { plotTold } from '../values/plotTold.ts'
import { questionsNamed } from '../readings/findLabelTokens.ts'
import { lineOf } from '../readings/lineTokens.ts'
import { standOf } from '../talk/replyToTalk.ts'
import {
  announces,
  asksForCrew,
  isOfOrder,
  isOfTime,
  joinsLast,
  noteAlone,
  pause,
  putsRight,
  sendsNote,
  takesBack,
} from '../values/visitNote.ts'

/** A message to the technician, its words in the line, and the rest. Where the visit is arranged by telephone, none is taken. */
type Told = { note: string; said: string; rest: string; isOffer?: boolean; isRefused?: boolean }
type Place = { funnel: Funnel; key: Key | null; now: Date }
type IsNote = (clause: string) => boolean
type Clause = { words: string; mayBeNote: boolean; ends: boolean }

/** Finds what the technician should know: 'quinta de manhã, e avisa o rapaz que o interfone quebrou' */
export function visitNoteTold(funnel: Funnel, key: Key | null, text: string, now: Date): Told | null {
  if (!doesAsk(funnel, 'visitNote') || isOrderPlaced(funnel)) return null
  const place = { funnel, key, now }
  const told = noteIn(place, text, (clause) => asksForCrew.test(clause))
  if (doesSkip(funnel, 'visitNote')) return told && { ...told, isRefused: true }
  const anew = noteAnew(funnel, text)
  if (anew) return anew
  return told ? { ...told, note: besideEarlier(funnel, told.note) } : noteOffered(place, text)
}

/** The earlier note taken back or put right, or an offered one taken: 'tira o recado', 'sim, manda o recado' */
function noteAnew(funnel: Funnel, text: string): Told | null {
  const { visitNote: earlier } = answersOf(funnel)
  const [said, anew] = (earlier ? putsRight.exec(text) : null) ?? []
  if (said !== undefined && anew !== undefined && !(lacks.test(said) && !anew.includes(' ')))
    return {
      note: lacks.test(said) ? besideEarlier(funnel, noteAlone(anew)) : noteAlone(anew),
      said,
      rest: text.replace(said, '').replace(/^\W+$/, ''),
    }
  const offered = offeredIn(funnel)
  return (
    (earlier ? clausesWith(text, takesBack, '') : null) ??
    (offered === undefined ? null : clausesWith(text, sendsNote, besideEarlier(funnel, offered)))
  )
}

/** Matches 'O recado faltou o resto' */
const lacks = /(?<!\p{L})falt(?:a|ou)(?!\p{L})/iu

function clausesWith(text: string, wish: RegExp, note: string): Told | null {
  const [said = '', rest = ''] = [true, false].map((isOfIt) =>
    text
      .split(pause)
      .filter((clause) => wish.test(clause) === isOfIt)
      .join(' '),
  )
  return said === '' ? null : { note, said, rest: rest.replace(joinsLast, '') }
}

/** The note that one of the last replies offers to pass on. */
const offeredIn = ({ asides }: Funnel) =>
  asides
    .slice(-3)
    .flatMap(({ reply }) => visitNoteOffered.exec(reply)?.[1] ?? [])
    .at(-1)

/** Offers to pass on what is probably for the technician: 'quinta. o portão é o verde, do lado da oficina' */
function noteOffered(place: Place, text: string): Told | null {
  const { funnel, key } = place
  const told = key === null ? null : noteIn(place, text, (clause) => isMeant(funnel, key, clause))
  return told && told.note.split(' ').length >= least ? { ...told, isOffer: true } : null
}

/** Whether a clause is probably for the technician. */
function isMeant(funnel: Funnel, key: Key, clause: string): boolean {
  const meanings = rankMeanings(normalized(clause).plain, conversationPlace(key, standOf(funnel)))
  return meanings.some(({ id, sure }) => id === 'talk:toCrew' && sure >= likely)
}
const likely = 0.4

function noteIn(place: Place, text: string, isNote: IsNote): Told | null {
  const clauses = clausesOf(text, isNote)
  if (!clauses.some(({ mayBeNote }) => mayBeNote)) return null
  const isApart = clauses.map(({ words }) => isQuestionPart(words) || isOfOrder.test(words) || isAnswer(place, words))
  const at = clauses.findIndex(({ mayBeNote }, index) => mayBeNote && !isApart[index])
  if (at < 0 || (place.key === null && isOfOrder.test(text))) return null
  const shortest = /:/.test(clauses[at]?.words ?? '') ? 1 : least
  const isMore = (index: number, words = least) =>
    !isApart[index] && (clauses[index]?.words.split(' ').length ?? 0) >= words
  const isWay = (index: number) => !isApart[index] && tellsWay.test(clauses[index]?.words ?? '')
  let [from, to] = [at, at + 1]
  while (from > 0 && !clauses[from - 1]?.ends && isMore(from - 1)) from -= 1
  while (to < clauses.length && !clauses[to - 1]?.ends && (isMore(to, shortest) || isWay(to))) to += 1
  const first = announces.test(clauses[from - 1]?.words ?? '') ? from - 1 : from
  const note = noteAlone(wordsOf(clauses.slice(from, to)))
  const rest = wordsOf([...clauses.slice(0, first), ...clauses.slice(to)]).replace(joinsLast, '')
  const said = wordsOf(clauses.slice(first, to))
  return note === '' ? null : { note, said, rest }
}

/** Matches 'Entra pelo corredor' */
const tellsWay =
  /^\W*(?:e )?(?:entra|toca|bate(?! cert)|chama|sobe|desce|procura|pergunta)(?!\p{L})(?!.*(?:\d|(?<!\p{L})(?:pro|giga|plano|velocidade|pre[çc]o|hor[áa]rio|mais)(?!\p{L})))/iu
/** The words of a clause that may lengthen a note: more than 'a primeira', 'beleza'; after 'recado:' any. */
const least = 4

const wordsOf = (clauses: readonly Clause[]) => clauses.map(({ words }) => words).join(' ')

/** The clauses of a text. Those of a question are no note. */
function clausesOf(text: string, isNote: IsNote): Clause[] {
  const all = sentencesOf(text).map((sentence) => sentence.split(pause))
  return all.flatMap((clauses, sentence) =>
    clauses.map((words, at) => {
      const before = at > 0 ? clauses[at - 1] : all[sentence - 1]?.at(-1)
      const isTold = isNote(words) || announces.test(before ?? '')
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
  if (earlier === '') return note
  return earlier.includes(note) ? earlier : `${earlier}; ${note}`
}

/** Whether a clause gives an answer, or says when the visit may be. */
function isAnswer({ funnel, key, now }: Place, clause: string): boolean {
  if (isOfOther(clause) || plotTold(funnel, clause)) return true
  if (asksForCrew.test(clause)) return isOfTime.test(clause)
  if (key === null) return acceptsOrAgrees.test(clause) || changesAtReview(funnel, clause, now) !== null
  const today = dayInBrazil(now)
  const isLikely = key === 'complement' && likelyAnswers(funnel, key, clause, today).complement !== undefined
  const { answers } = interpretAtQuestion(funnel, key, clause, today)
  return isLikely || isOfTime.test(clause) || keysIn(answers).some((one) => !ofPlot.has(one) || /\d/.test(clause))
}

const acceptsOrAgrees = /(?<!\p{L})(?:aceito|concordo|tudo cert\p{L}+|confir\p{L}+|confere)(?!\p{L})/iu
/** A block or a lot has a number here: 'uma casa' is none. */
const ofPlot = new Set<Key>(['block', 'lot'])
/** Whether a clause has a price, or a number of another answer: 'o apto é 503', 'meu zap é 31 98455-9023' */
const isOfOther = (clause: string) =>
  /\d,\d\d/.test(clause) || (/\d/.test(clause) && questionsNamed(lineOf(clause)).some((named) => named !== 'schedule'))
