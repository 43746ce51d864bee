import type { Answers, Key } from '../content/answers.ts'
import type { Facts } from '../content/facts.ts'
import type { Screen, ScreenId } from '../content/screen.ts'
import type { FlowName } from '../content/flows.ts'
import { questions } from '../content/questions.ts'
import { answersOf, factsOf, flowOf, isFresh, isOver, stands, type Story } from './story.ts'

/** The walk through a flow as far as the answers and facts carry it; nothing of it is stored. */
export type Journey = {
  /** The screens that may be visited: those done, and the open one last. */
  path: Screen[]
  current: Screen
  /** The open question of the current screen, when it has one. */
  question: Key | null
  answers: Answers
  facts: Facts
}

/** The walk as it stands: worked out once for each state of answers and facts, however many places look at it. */
export function journey({ flow, kept, facts }: Story): Journey {
  const byFacts = walks.get(kept) ?? new WeakMap<Story['facts'], Walks>()
  const byFlow = byFacts.get(facts) ?? {}
  walks.set(kept, byFacts.set(facts, byFlow))
  return (byFlow[flow] ??= walk({ flow, kept, facts }))
}

type Walks = { [F in FlowName]?: Journey }
const walks = new WeakMap<Story['kept'], WeakMap<Story['facts'], Walks>>()

function walk(story: Story): Journey {
  const [answers, facts] = [answersOf(story), factsOf(story)]
  const screens = flowOf(story).filter((screen) => !isSkipped(screen, answers, facts))
  const open = isOver(story) ? -1 : screens.findIndex((screen) => !screen.beside && !isDone(story, screen, answers, facts))
  const path = screens.slice(0, open < 0 ? screens.length : open + 1)
  const current = path.at(-1)
  if (!current) throw new Error('a flow has at least one screen')
  return { path, current, question: openQuestion(story, current, answers, facts), answers, facts }
}

/** The questions a screen asks this visitor. */
export const asked = (screen: Screen, answers: Answers, facts: Facts): Key[] =>
  screen.asks.filter((key) => !questions[key].skipWhen?.(answers, facts) && !isUnwanted(screen, key, answers))

/** Whoever wants no notice is not asked how to be reached. */
const isUnwanted = ({ kind }: Screen, key: Key, { notice }: Answers) => kind === 'exit' && notice === false && key !== 'notice'

/** Whether an address may be visited now. */
export const canVisit = ({ path }: Journey, id: ScreenId) => path.some((screen) => screen.id === id)

/** Where 'Voltar' leads from a screen, or null at the first one. */
export function before({ path }: Journey, id: ScreenId): Screen | null {
  const at = path.findIndex((screen) => screen.id === id)
  const target = path[at]?.back
  return path.find((screen) => screen.id === target) ?? path.slice(0, Math.max(at, 0)).findLast((screen) => screen.kind === 'ask') ?? null
}

/** Share of the order behind the visitor: 10% at the start, then by place; the quiz grows by 3 and then 2 for each answer; 100% when done. */
export function progress(story: Story & { quiz?: object }, id: ScreenId): number {
  if (id === 'pedido-realizado') return 100
  const fixed = flowOf(story).find((screen) => screen.id === id)?.percent
  if (fixed !== undefined) return fixed
  const steps = flowOf(story).filter((screen) => screen.kind !== 'exit' && screen.kind !== 'wait')
  const ofQuiz = id === 'validacao' || id === 'erro1' || id === 'erro2'
  const reached = ofQuiz ? 'validacao' : journey(story).path.findLast((screen) => steps.includes(screen) && !isAfter(story, screen.id, id))?.id
  const place = shareAt(steps, reached)
  return ofQuiz ? Math.min(place + 3 + 2 * Object.keys(story.quiz ?? {}).length, shareAt(steps, afterQuiz(steps))) : place
}

/** By its place among the steps; what follows the quiz lies beyond all that the quiz grew by. */
function shareAt(steps: readonly Screen[], id: ScreenId | undefined): number {
  const quiz = steps.findIndex((step) => step.id === 'validacao')
  const at = Math.max(0, steps.findIndex((step) => step.id === id))
  const byPlace = (place: number) => Math.round(10 + (85 * place) / steps.length)
  return quiz < 0 || at <= quiz ? byPlace(at) : Math.max(byPlace(at), byPlace(quiz) + wholeQuiz)
}

/** What a quiz of three questions grows by. */
const wholeQuiz = 9
const afterQuiz = (steps: readonly Screen[]) => steps[steps.findIndex(({ id }) => id === 'validacao') + 1]?.id

/** Whether a screen is nothing for this visitor. */
export function isSkipped(screen: Screen, answers: Answers, facts: Facts): boolean {
  return screen.skipWhen?.(answers, facts) ?? (screen.kind === 'ask' && asked(screen, answers, facts).length === 0)
}

function isAfter(story: Story, id: ScreenId, than: ScreenId): boolean {
  const ids = flowOf(story).map((screen) => screen.id)
  return ids.indexOf(id) > ids.indexOf(than)
}

function isDone(story: Story, screen: Screen, answers: Answers, facts: Facts): boolean {
  if (screen.kind === 'exit' || screen.kind === 'end') return false
  return openQuestion(story, screen, answers, facts) === null && screen.needs.every((name) => isFresh(story, name)) && (screen.passes?.(facts) ?? true)
}

function openQuestion(story: Story, screen: Screen, answers: Answers, facts: Facts): Key | null {
  return asked(screen, answers, facts).find((key) => !stands(story.kept, key)) ?? null
}
