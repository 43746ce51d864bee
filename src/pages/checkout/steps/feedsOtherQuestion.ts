import type { Key } from '../../../content/questions/answers.ts'
import { factSources } from '../../../content/flows/facts.ts'
import { questions } from '../../../content/questions/questions.ts'

/** Whether another question of the page needs a fact from this one. Leaving the field then answers it at once. */
export function feedsOtherQuestion(key: Key, keys: readonly Key[]): boolean {
  return keys.some((other) => other !== key && questions[other].uses?.some((fact) => factSources[fact].includes(key)))
}
