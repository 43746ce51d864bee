import { keysIn, type Answers, type Key, type Value } from '../content/answers.ts'
import { factSources, type FactName, type Facts } from '../content/facts.ts'
import { order, type Screen } from '../content/flows.ts'
import { questions } from '../content/questions.ts'

/**
 * An answer as kept: its value, or only its mask when the server holds it and the browser may not;
 * `at` changes with every new value, `of` says what its dependencies were.
 */
export type Kept<K extends Key = Key> = { value?: Value<K>; mask?: string; at: number; of: string }
export type KeptAnswers = { [K in Key]?: Kept<K> }

/** A fact as kept: `of` says which answers it was worked out from. */
export type KeptFact<F extends FactName = FactName> = { of: string; value?: Facts[F]; error?: string; pending?: boolean }
export type KeptFacts = { [F in FactName]?: KeptFact<F> }

/** All that the walk through a flow is derived from. */
export type Story = { kept: KeptAnswers; facts: KeptFacts }

/** The flow of a visit. */
export const flowOf = (_story: Story): readonly Screen[] => order

/** What some answers are at this moment, as a short text to compare. */
export const signature = (kept: KeptAnswers, keys: readonly Key[]) => keys.map((key) => kept[key]?.at ?? '').join('.')

/** What an answer depends on at this moment. */
export const dependencies = (kept: KeptAnswers, key: Key) => signature(kept, questions[key].dependsOn ?? [])

/** Whether an answer still stands: given, and for what is still so. */
export function stands(kept: KeptAnswers, key: Key): boolean {
  return kept[key] !== undefined && kept[key].of === dependencies(kept, key) && (questions[key].dependsOn ?? []).every((on) => kept[on] === undefined || stands(kept, on))
}

/** The answers that stand and whose value is at hand. */
export function answersOf({ kept }: Story): Answers {
  const standing = keysIn(kept).filter((key) => stands(kept, key) && kept[key]?.value !== undefined)
  return Object.fromEntries(standing.map((key) => [key, kept[key]?.value]))
}

/** The facts that are still true of the answers. */
export function factsOf(story: Story): Facts {
  const fresh = factNames.filter((name) => isFresh(story, name))
  return Object.fromEntries(fresh.map((name) => [name, story.facts[name]?.value]))
}

export const isFresh = (story: Story, name: FactName) => story.facts[name]?.value !== undefined && story.facts[name].of === signature(story.kept, factSources[name])

export const factNames = Object.keys(factSources).filter(isFactName)

function isFactName(text: string): text is FactName {
  return Object.hasOwn(factSources, text)
}
