import type { Plan } from '../../api/contract/plan.ts'

/**
 * A question that a visitor may ask at any time: its answer in paragraphs, with the offers if they are known, and other
 * ways to ask it.
 */
export type FaqEntry = {
  id: string
  question: string
  answer: readonly string[] | ((offers: readonly Plan[]) => readonly string[])
  alike: readonly string[]
}

export const answerTo = ({ answer }: FaqEntry, offers: readonly Plan[]): readonly string[] =>
  typeof answer === 'function' ? answer(offers) : answer
