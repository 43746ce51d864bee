import type { FactName } from '../../content/flows/facts.ts'
import { failureWords } from '../../content/texts/failureTexts.ts'
import type { Known } from '../answersAndFacts.ts'

/** Why the first of some facts that could not be looked up is missing, in the words shown. */
export function whyLookupFailed({ facts }: Pick<Known, 'facts'>, names: readonly FactName[]): string | undefined {
  const failure = names.map((name) => facts[name]?.error).find((error) => error !== undefined)
  return failure && failureWords(failure)
}
