import { otherVisitsTexts } from '../../content/texts/order/visitsFullTexts.ts'
import type { Funnel } from '../state.ts'

/** Whether the visitor said that no free visit suits, and heard who books another. */
export const doesNoVisitSuit = ({ asides }: Pick<Funnel, 'asides'>) =>
  asides.some(({ after, reply }) => after === 'schedule' && reply.endsWith(otherVisitsTexts.byCall))
