import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { screenAsking, type Knowledge } from '../answersAndFacts.ts'

/** The help for a question, in the words of the screen that asks, if it has its own. */
export const helpFor = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  screenAsking(knowledge, key)?.helps?.[key] ?? questions[key].help

/** The help for a question that is asked alone, as in the conversation. */
export const helpAlone = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  questions[key].helpAlone ?? helpFor(knowledge, key)
