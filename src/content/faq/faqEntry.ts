import type { Plan } from '../../api/contract/plan.ts'

/** A question and its answer in paragraphs, with the offers if they are known. */
export type Answer = {
  id: string
  question: string
  answer: readonly string[] | ((offers: readonly Plan[]) => readonly string[])
}

/** A question that a visitor may ask at any time, with other ways to ask it. */
export type FaqEntry = Answer & { alike: readonly string[] }

export const answerTo = ({ answer }: Answer, offers: readonly Plan[]): readonly string[] =>
  typeof answer === 'function' ? answer(offers) : answer
