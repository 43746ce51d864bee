import type { Plan } from '../../api/contract/plan.ts'

/** What a visitor may ask at any question: its answer, in paragraphs, from what is offered where that is known, and other ways to ask it. */
export type FaqEntry = {
  id: string
  question: string
  answer: readonly string[] | ((offers: readonly Plan[]) => readonly string[])
  alike: readonly string[]
}

export const answerTo = ({ answer }: FaqEntry, offers: readonly Plan[]): readonly string[] =>
  typeof answer === 'function' ? answer(offers) : answer
