import { keysIn, type Answers, type Key, type Value } from '../content/questions/answers.ts'
import { factSources, type FactName, type Facts } from '../content/flows/facts.ts'
import type { Flow, FlowName } from '../content/flows/flow.ts'
import type { Screen } from '../content/flows/screen.ts'
import { flows } from '../content/flows/flows.ts'
import { questions } from '../content/questions/questions.ts'
import type { Failure } from '../content/texts/errors/failureTexts.ts'

/** A stored answer: its value, or only a mask if the browser may not store it. `of` identifies its dependencies. */
export type Kept<K extends Key = Key> = { value?: Value<K>; mask?: string; at: number; of: string }
export type KeptAnswers = { [K in Key]?: Kept<K> }

/** A stored fact; `of` identifies the answers that it was derived from. */
export type KeptFact<F extends FactName = FactName> = {
  of: string
  value?: Facts[F]
  error?: Failure
  pending?: boolean
}
export type KeptFacts = { [F in FactName]?: KeptFact<F> }

/** The answers and facts, independent of the flow. */
export type Known = { kept: KeptAnswers; facts: KeptFacts }

/** The state that the walk through a flow is derived from. */
export type Knowledge = Known & { flow: FlowName }

export const flowOf = ({ flow }: Pick<Knowledge, 'flow'>): Flow => flows[flow]

/** Whether the order that a flow leads to is placed. */
export const isOrderPlaced = (knowledge: Knowledge) => isFresh(knowledge, 'order') && flowOf(knowledge).ends !== null

export const isUnfinished = ({ kept, facts }: Known) => Object.keys(kept).length > 0 && !facts.order

/** The screen that asks a question, other than a stop that asks it too. */
export const askScreenOf = (knowledge: Pick<Knowledge, 'flow'>, key: Key): Screen | undefined =>
  flowOf(knowledge).screens.find(({ kind, asks }) => kind === 'ask' && asks.includes(key))

export const doesAsk = (knowledge: Pick<Knowledge, 'flow'>, key: Key) => askScreenOf(knowledge, key) !== undefined

/** The screen that asks a question, stops included. */
export const screenAsking = (knowledge: Pick<Knowledge, 'flow'>, key: Key): Screen | undefined =>
  flowOf(knowledge).screens.find(({ asks }) => asks.includes(key))

/** The state of some answers, as a short text to compare. */
export const signature = (kept: KeptAnswers, keys: readonly Key[]) => keys.map((key) => kept[key]?.at ?? '').join('.')

/** The state of the answers that one depends on. */
export const dependencies = (kept: KeptAnswers, key: Key) => signature(kept, questions[key].dependsOn ?? [])

/** Whether an answer is given and its dependencies are unchanged. Its row names indirect ones too. */
export function isStillValid(kept: KeptAnswers, key: Key): boolean {
  return kept[key] !== undefined && kept[key].of === dependencies(kept, key)
}

/** The valid answers whose value is in this browser. */
export function answersOf({ kept }: Pick<Known, 'kept'>): Answers {
  const standing = keysIn(kept).filter((key) => isStillValid(kept, key) && kept[key]?.value !== undefined)
  return Object.fromEntries(standing.map((key) => [key, kept[key]?.value]))
}

/** The facts that still match the answers. */
export function factsOf(known: Known): Facts {
  const fresh = factNames.filter((name) => isFresh(known, name))
  return Object.fromEntries(fresh.map((name) => [name, known.facts[name]?.value]))
}

export const doesSkip = (known: Known, key: Key): boolean =>
  questions[key].skipWhen?.(answersOf(known), factsOf(known)) === true

export const isFresh = ({ kept, facts }: Known, name: FactName) =>
  facts[name]?.value !== undefined && facts[name].of === signature(kept, factSources[name])

export const factNames = Object.keys(factSources).filter(isFactName)

function isFactName(text: string): text is FactName {
  return Object.hasOwn(factSources, text)
}
