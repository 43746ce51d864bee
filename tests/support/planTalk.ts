import { handleMessageAtQuestion } from '../../src/understanding/handleMessageAtQuestion.ts'
import type { Plan } from '../../src/api/contract/sale/plan.ts'
import { answeredUpTo, goodFacts, type fullAnswers } from './aFunnel.ts'
import { aCoverage } from './aPlan.ts'
import { plansIn } from './productPlans.ts'

const noon = new Date('2026-11-20T15:00:00Z')
const plans = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding)
const coverage = aCoverage({ plans })
/** A plan's price as written: by direct debit, by bill, and after the first months. */
const costOf = (cost: (plan: Plan) => number) => (sku: string) =>
  plans
    .filter((plan) => plan.sku === sku)
    .map((plan) => cost(plan).toFixed(2).replace('.', ','))
    .join()
export const now = costOf((plan) => plan.price_with_dacc)
export const bill = costOf((plan) => plan.price)
export const later = costOf((plan) => plan.offer.priceAfter)
/** From the name on, 600 Mega with Globoplay is chosen. */
export const at = (key: keyof typeof fullAnswers, text: string) =>
  handleMessageAtQuestion(answeredUpTo(key, { ...goodFacts, coverage }), key, text, noon)
