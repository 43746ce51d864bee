import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import { flowOf, type Knowledge } from '../knowledge.ts'

/** What helps to answer a question, in the words of the screen that asks, if it has its own. */
export const helpFor = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  flowOf(knowledge).screens.find(({ asks }) => asks.includes(key))?.helps?.[key] ?? questions[key].help
