import { stages } from '../../content/flows/screen.ts'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { journey } from '../journey/journey.ts'
import { answersOf } from '../answersAndFacts.ts'
import { monthlyCost, planOf } from '../plans/plansToChoose.ts'
import type { Funnel } from '../state.ts'

/** What is left of an order: its plan and price, where one is chosen, and its stage; nothing about the visitor. */
export function unfinishedOrderSummary(funnel: Funnel): { plan?: string; price?: number; stage: string } {
  const plan = planOf(funnel)
  const stage = stages[journey(funnel).current.stage]
  return plan ? { plan: plan.plan, price: monthlyCost(plan, answersOf(funnel).directDebit), stage } : { stage }
}

/** The same to a visitor who is back in the conversation. */
export function welcomeWords(funnel: Funnel): string {
  const { plan = '', stage } = unfinishedOrderSummary(funnel)
  return `${cameBackTexts.welcome} ${cameBackTexts.left(plan, stage)}`
}
