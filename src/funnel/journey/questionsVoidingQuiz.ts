import type { Key } from '../../content/questions/answers.ts'
import { factSources, type Facts } from '../../content/flows/facts.ts'

/** Returns those of some questions whose change voids a passed quiz. */
export const questionsVoidingQuiz = ({ risk }: Facts, keys: readonly Key[]): Key[] =>
  risk?.quiz_passed ? keys.filter((key) => factSources.risk.includes(key)) : []
