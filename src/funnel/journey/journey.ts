import type { Answers, Key } from '../../content/questions/answers.ts'
import type { Facts } from '../../content/flows/facts.ts'
import type { Screen } from '../../content/flows/screen.ts'
import type { FlowName } from '../../content/flows/flow.ts'
import { questions } from '../../content/questions/questions.ts'
import { answersOf, factsOf, flowOf, isFresh, isOrderPlaced, isStillValid, type Knowledge } from '../answersAndFacts.ts'

/** The walk through a flow, derived from answers and facts and never stored. */
export type Journey = {
  /** The screens that may be visited: the completed ones, then the open one. */
  path: Screen[]
  current: Screen
  /** The open question of the current screen, if any. */
  question: Key | null
  answers: Answers
  facts: Facts
}

/** The present walk, memoized by answers and facts. */
export function journey({ flow, kept, facts }: Knowledge): Journey {
  const byFacts = walks.get(kept) ?? new WeakMap<Knowledge['facts'], Walks>()
  const byFlow = byFacts.get(facts) ?? {}
  walks.set(kept, byFacts.set(facts, byFlow))
  return (byFlow[flow] ??= walk({ flow, kept, facts }))
}

type Walks = { [F in FlowName]?: Journey }
const walks = new WeakMap<Knowledge['kept'], WeakMap<Knowledge['facts'], Walks>>()

function walk(knowledge: Knowledge): Journey {
  const [answers, facts] = [answersOf(knowledge), factsOf(knowledge)]
  const screens = flowOf(knowledge).screens.filter((screen) => !isSkipped(screen, answers, facts))
  const open = isOrderPlaced(knowledge)
    ? -1
    : screens.findIndex((screen) => !screen.beside && !isDone(knowledge, screen, answers, facts))
  const path = screens.slice(0, open < 0 ? screens.length : open + 1)
  const current = path.at(-1)
  if (!current) throw new Error('a flow has at least one screen')
  return { path, current, question: openQuestion(knowledge, current, answers, facts), answers, facts }
}

/** The questions that a screen asks this visitor. */
export const questionsOn = (screen: Screen, answers: Answers, facts: Facts): Key[] =>
  screen.asks.filter((key) => !questions[key].skipWhen?.(answers, facts) && !isUnwanted(screen, key, answers))

/** A visitor who wants no notice is not asked for a contact. */
const isUnwanted = ({ kind }: Screen, key: Key, { notice }: Answers) =>
  kind === 'exit' && notice === false && key !== 'notice'

/** The screen that 'Voltar' leads to, or null at the first one. */
export function screenBefore({ path }: Journey, id: string): Screen | null {
  const at = path.findIndex((screen) => screen.id === id)
  const target = path[at]?.back
  return (
    path.find((screen) => screen.id === target) ??
    path.slice(0, Math.max(at, 0)).findLast((screen) => screen.kind === 'ask') ??
    null
  )
}

/** The percentage of the order that is done at a screen. The quiz adds 3, then 2 for each answer. */
export function progress(knowledge: Knowledge & { quiz?: object }, id: string): number {
  const { look, percent } = flowOf(knowledge).screens.find((screen) => screen.id === id) ?? {}
  if (look === 'end') return 100
  if (percent !== undefined) return percent
  const steps = flowOf(knowledge).screens.filter((screen) => screen.kind !== 'exit' && screen.kind !== 'wait')
  const ofQuiz = look === 'quiz' || look === 'secondTry' || look === 'person'
  const reached = ofQuiz
    ? steps.find(isQuiz)?.id
    : journey(knowledge).path.findLast((screen) => steps.includes(screen) && !isAfter(knowledge, screen.id, id))?.id
  const place = shareAt(steps, reached)
  return ofQuiz
    ? Math.min(place + 3 + 2 * Object.keys(knowledge.quiz ?? {}).length, shareAt(steps, afterQuiz(steps)))
    : place
}

/** The percentage by position among the steps. Steps after the quiz come after its full share. */
function shareAt(steps: readonly Screen[], id: string | undefined): number {
  const quiz = steps.findIndex(isQuiz)
  const at = Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  )
  const byPlace = (place: number) => Math.round(10 + (85 * place) / steps.length)
  return quiz < 0 || at <= quiz ? byPlace(at) : Math.max(byPlace(at), byPlace(quiz) + wholeQuiz)
}

/** The share of a quiz with three questions. */
const wholeQuiz = 9
const afterQuiz = (steps: readonly Screen[]) => steps[steps.findIndex(isQuiz) + 1]?.id
const isQuiz = ({ kind }: Screen) => kind === 'quiz'

export function isSkipped(screen: Screen, answers: Answers, facts: Facts): boolean {
  return (
    screen.skipWhen?.(answers, facts) ?? (screen.kind === 'ask' && questionsOn(screen, answers, facts).length === 0)
  )
}

/** Whether a question waits for an answer. */
export const isDue = ({ kept }: Pick<Knowledge, 'kept'>, key: Key) =>
  !questions[key].volunteered && !isStillValid(kept, key)

function isAfter(knowledge: Knowledge, id: string, than: string): boolean {
  const ids = flowOf(knowledge).screens.map((screen) => screen.id)
  return ids.indexOf(id) > ids.indexOf(than)
}

function isDone(knowledge: Knowledge, screen: Screen, answers: Answers, facts: Facts): boolean {
  if (screen.kind === 'exit' || screen.kind === 'end') return false
  return (
    openQuestion(knowledge, screen, answers, facts) === null &&
    screen.needs.every((name) => isFresh(knowledge, name)) &&
    (screen.passes?.(facts) ?? true)
  )
}

function openQuestion(knowledge: Knowledge, screen: Screen, answers: Answers, facts: Facts): Key | null {
  return questionsOn(screen, answers, facts).find((key) => isDue(knowledge, key)) ?? null
}
