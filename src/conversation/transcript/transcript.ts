import { serverNow } from '../../browser/serverClock.ts'
import type { Key } from '../../content/questions/answers.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { notedText } from '../../content/texts/chat/chatTexts.ts'
import { changesKnown, answersToConfirm, doubtsToConfirm } from '../../funnel/views/answersToConfirm.ts'
import type { Screen } from '../../content/flows/screen.ts'
import { saying } from '../../content/questions/question.ts'
import { questions } from '../../content/questions/questions.ts'
import { questionsOn, type Journey } from '../../funnel/journey/journey.ts'
import { exampleFor } from '../../funnel/views/exampleFor.ts'
import { whyRefused } from '../../funnel/views/whyRefused.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { inChange, type Aside, type Funnel } from '../../funnel/state.ts'
import { flowOf, screenAsking, isStillValid } from '../../funnel/answersAndFacts.ts'
import type { EarlyWishReminder } from '../../understanding/replies/earlyWishReminder.ts'
import { dependents } from '../editing/dependents.ts'
import { quizMoment } from './momentWithoutQuestion.ts'
import { isUnsaved } from '../../funnel/saving/isUnsaved.ts'
import * as moments from './cardTurns.ts'
import { reactionTo, thanksFor } from './reactions.ts'
import { turnsBeforeAnswer, sideOf } from './turnsBeforeAnswer.ts'
import { refusalId, reminderId, type Answered, type Head, type Turn } from './turn.ts'

export type TranscriptInput = Pick<
  Funnel,
  'flow' | 'kept' | 'facts' | 'asides' | 'refused' | 'quiz' | 'noted' | 'saveProblem' | 'saved' | 'cameBack' | 'calling'
> & {
  /** The answered question that is being changed in place. */
  editing: Key | null
}

/** The conversation so far, from the order: answered questions, asides, and the open one. `remind` is loaded later. */
export function transcript(told: TranscriptInput, walk: Journey, remind?: EarlyWishReminder): Turn[] {
  const asides = asidesByQuestion(told.asides)
  const talk: Talk = { told, walk, remind, asides, changing: told.editing ? dependents(told.editing) : [] }
  return [
    { kind: 'greeting', id: 'greeting' },
    ...walk.path.flatMap((screen) => ofScreen(talk, screen)),
    ...beyond(talk),
    ...opening(talk),
  ]
}

type Talk = {
  told: TranscriptInput
  walk: Journey
  remind: EarlyWishReminder | undefined
  asides: Map<Key | null, Aside[]>
  changing: readonly Key[]
}

function ofScreen(talk: Talk, screen: Screen): Turn[] {
  const { answers, facts } = talk.walk
  const answered = questionsOn(screen, answers, facts).flatMap((key) => [
    ...ofAnswer(talk, key),
    ...moments.cardsAfterAnswer(key, talk.walk),
    ...reactionTo(talk.told, key),
  ])
  const besides = screen.id === talk.walk.current.id ? [] : saidBeside(talk, screen.id)
  return [
    ...moments.cardsBefore(screen, talk.walk),
    ...answered,
    ...moments.cardsOnLeaving(screen, talk.walk),
    ...besides,
  ]
}

/** Answers that are still valid although an earlier question is open again. */
function beyond(talk: Talk): Turn[] {
  const { path, current, answers, facts } = talk.walk
  if (current.kind === 'exit') return []
  const later = flowOf(talk.told).screens.filter(
    (screen) => screen.kind === 'ask' && !path.includes(screen) && !screen.skipWhen?.(answers, facts),
  )
  return later.flatMap((screen) => questionsOn(screen, answers, facts)).flatMap((key) => ofAnswer(talk, key))
}

function ofAnswer(talk: Talk, key: Key): Turn[] {
  const { told, asides } = talk
  if (!isStillValid(told.kept, key)) return []
  const isChanging = told.editing === key
  const isRefused = isChanging && asides.get(key)?.at(-1)?.at === inChange
  const asked = askedAs(talk, key)
  const { question } = asked
  const { turns, head } = turnsBeforeAnswer(asked, asides.get(key), isRefused)
  if (isChanging) return [...turns, { kind: 'edit', id: `${key}:edit`, ...head, name: key, question }]
  return [...turns, { kind: 'qa', id: key, ...head, name: key, ...answerOf(talk, key) }]
}

function answerOf({ told, walk, changing }: Talk, key: Key): Answered {
  const depends = changing.includes(key)
  const mark = depends ? 'depends' : told.saveProblem !== null && isUnsaved(told, key) ? 'held' : 'sent'
  return {
    answer: showAnswer(told, key),
    mark,
    on: depends ? told.editing : null,
    editable:
      !questions[key].fixed && !walk.facts.order && !(walk.current.kind === 'exit' && walk.current.asks.includes(key)),
  }
}

/** The open part, which always comes last. */
function opening(talk: Talk): Turn[] {
  const { told, walk } = talk
  const welcome: Turn[] = told.cameBack ? [{ kind: 'cameBack', id: 'cameBack' }] : []
  const besides = saidBeside(talk, walk.current.id)
  if (walk.question) return [...welcome, ...besides, ...uncalled(talk), ...openQuestion(talk, walk.question)]
  const now = moments.cardsNow(told, walk).flatMap((turn) => inQuiz(talk, turn))
  return [...welcome, ...now.slice(0, -1), ...besides, ...now.slice(-1)]
}

/** Why a call that was requested in words is not coming. */
function uncalled({ told: { calling }, walk: { question } }: Talk): Turn[] {
  if (calling.error === null || question === 'schedule') return []
  return [{ kind: 'told', id: 'uncalled', text: failureWords(calling.error) }]
}

/** Words said at a question of the quiz come before it. */
function inQuiz(talk: Talk, turn: Turn): Turn[] {
  const moment = turn.kind === 'quiz' ? quizMoment(turn.question) : turn.id
  return turn.kind === 'quiz' || turn.kind === 'picked' ? [...saidBeside(talk, moment), turn] : [turn]
}

/** Words said while no question was open. */
function saidBeside({ asides, walk }: Talk, id: string): Turn[] {
  return (asides.get(null) ?? []).flatMap((aside, index) =>
    (aside.at ?? walk.current.id) === id ? [sideOf(aside, `aside:${index}`)] : [],
  )
}

function openQuestion(talk: Talk, key: Key): Turn[] {
  const { told, walk, asides } = talk
  const asked = askedAs(talk, key)
  const { turns, head, tries, returning } = turnsBeforeAnswer(asked, asides.get(key))
  const kick = returning ? 'back' : told.kept[key] ? 'again' : null
  const ready = questions[key].uses?.every((fact) => walk.facts[fact] !== undefined) ?? true
  const isNew = kick === null && turns.length === 0 && !told.cameBack
  const thanks = isNew ? thanksFor(keyBefore(walk, key), walk) : null
  return [
    ...turns,
    ...reminded(talk, key),
    ...readBack(talk),
    ...refusal(key, head, whyRefused(told, key), asides.get(key)?.at(-1)),
    { kind: 'now', id: `${key}:now`, name: key, text: asked.question, thanks, kick, tries, ready },
  ]
}

/** A reminder of words about an answer at an earlier question. */
function reminded({ told: { asides }, walk: { facts }, remind }: Talk, key: Key): Turn[] {
  const text = remind?.(key, asides, facts)
  return text === undefined ? [] : [{ kind: 'told', id: reminderId, text }]
}

/** Several answers from one sentence, for the visitor to confirm. */
const readBack = ({ told }: Talk): Turn[] =>
  told.noted
    ? [
        {
          kind: 'noted',
          id: 'noted',
          text: [notedText(answersToConfirm(told, serverNow()), changesKnown(told)), doubtsToConfirm(told, serverNow())]
            .filter(Boolean)
            .join(' '),
        },
      ]
    : []

/** Why the last answer was refused: the reply of its repair, or a later refusal, e.g. by the server. */
function refusal(key: Key, head: Head, error: string | undefined, last: Aside | undefined): Turn[] {
  if (head.head === 'err' && (error === undefined || error === last?.reply))
    return [{ kind: 'said', id: refusalId(key), ...head }]
  return error === undefined ? [] : [{ kind: 'said', id: refusalId(key), head: 'err', text: error }]
}

/** Asides by the question that was open, memoized by log. */
function asidesByQuestion(log: readonly Aside[]): Map<Key | null, Aside[]> {
  const known = grouped.get(log) ?? grouping(log)
  grouped.set(log, known)
  return known
}

function grouping(log: readonly Aside[]): Map<Key | null, Aside[]> {
  const groups = new Map<Key | null, Aside[]>()
  for (const aside of log) groups.set(aside.after, [...(groups.get(aside.after) ?? []), aside])
  return groups
}

const grouped = new WeakMap<readonly Aside[], Map<Key | null, Aside[]>>()

/** The question in the words of the screen that asks, if it has its own. */
function askedAs({ told, walk: { answers, facts } }: Talk, key: Key) {
  const question = saying(screenAsking(told, key)?.says?.[key] ?? questions[key].say, answers, facts)
  return { key, question, example: exampleFor(told, key) }
}

/** The previous answered question, with no quiz in between. */
function keyBefore({ path, answers, facts }: Journey, key: Key): Key | undefined {
  const sinceQuiz = path.slice(path.findLastIndex(({ kind }) => kind === 'quiz') + 1)
  const asked = sinceQuiz.flatMap((screen) => questionsOn(screen, answers, facts))
  return asked[asked.indexOf(key) - 1]
}
