import type { Key } from '../../content/answers.ts'
import { factSources } from '../../content/facts.ts'
import { questions } from '../../content/questions.ts'

/** Whether another question of the same page shows a fact that is worked out from this one, so that it is answered as soon as it is left. */
export function feeds(key: Key, keys: readonly Key[]): boolean {
  return keys.some((other) => other !== key && questions[other].uses?.some((fact) => factSources[fact].includes(key)))
}
