import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { screenAsking, type Knowledge } from '../answersAndFacts.ts'

/** What helps to answer a question, in the words of the screen that asks, if it has its own. */
export const helpFor = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  screenAsking(knowledge, key)?.helps?.[key] ?? questions[key].help

/** What helps where nothing else is asked beside it, as in the conversation. */
export const helpAlone = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  questions[key].helpAlone ?? helpFor(knowledge, key)
