import { noPlanHasStreaming } from '../../api/contract/sale/noPlanHasStreaming.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'

/** A question and its answer in paragraphs, depending on the offers if they are known. */
export type FaqAnswer = {
  id: string
  question: string
  answer: readonly string[] | ((offers: readonly Plan[]) => readonly string[])
}

/** A question that a visitor may ask at any time, with other phrasings. */
export type FaqEntry = FaqAnswer & {
  alike?: readonly string[]
  /** Whether it is about the chosen plan alone, once there is one. */
  ofOwnPlan?: true
}

export function answerTo(asked: FaqAnswer, offers: readonly Plan[]): readonly string[] {
  const { answer } = asked
  if (isAboutStreaming(asked) && noPlanHasStreaming(offers)) return [withoutStreaming]
  return typeof answer === 'function' ? answer(offers) : answer
}

export const withoutStreaming = 'Os planos deste endereço não incluem streaming.'

export const isAboutStreaming = ({ id }: Pick<FaqAnswer, 'id'>) => id.startsWith('streaming')

export const extrasIn = (offers: readonly Plan[]) =>
  noPlanHasStreaming(offers) ? 'aplicativos' : 'aplicativos e streaming'
