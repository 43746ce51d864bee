import type { FactName } from '../../content/flows/facts.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import type { Known } from '../answersAndFacts.ts'

/** Why a fact could not be looked up, in the words shown; the first of several. */
export function whyLookupFailed({ facts }: Pick<Known, 'facts'>, names: readonly FactName[]): string | undefined {
  const failure = names.map((name) => facts[name]?.error).find((error) => error !== undefined)
  return failure && failureWords(failure)
}
