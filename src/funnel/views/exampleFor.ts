import type { Key } from '../../content/questions/answers.ts'
import { exampleOf } from '../../content/questions/exampleOf.ts'
import { screenAsking, type Knowledge } from '../answersAndFacts.ts'

/** An example of an accepted answer: that of the screen that asks, if it has its own. */
export const exampleFor = (knowledge: Pick<Knowledge, 'flow'>, key: Key): string | undefined =>
  screenAsking(knowledge, key)?.examples?.[key] ?? exampleOf(key)
