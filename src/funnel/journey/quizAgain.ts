import type { Key } from '../../content/questions/answers.ts'
import { factSources, type Facts } from '../../content/flows/facts.ts'

/** The questions whose change has a quiz that was passed asked again, out of the given ones. */
export const quizAgain = ({ risk }: Facts, keys: readonly Key[]): Key[] =>
  risk?.quiz_passed ? keys.filter((key) => factSources.risk.includes(key)) : []
