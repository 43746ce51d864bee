import type { Key } from '../content/answers.ts'
import { factSources, type Facts } from '../content/facts.ts'

/** Those of some questions of which another answer has a quiz that was passed asked again. */
export const quizAgain = ({ risk }: Facts, keys: readonly Key[]): Key[] => (risk?.quiz_passed ? keys.filter((key) => factSources.risk.includes(key)) : [])
