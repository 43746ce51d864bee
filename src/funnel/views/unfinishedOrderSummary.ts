import { stages } from '../../content/flows/screen.ts'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { journey } from '../journey/journey.ts'
import { answersOf } from '../answersAndFacts.ts'
import { monthlyCost, planOf } from '../plans/plansToChoose.ts'
import type { Funnel } from '../state.ts'

/** An unfinished order: its plan and price, if chosen, and its stage; nothing about the visitor. */
export function unfinishedOrderSummary(funnel: Funnel): { plan?: string; price?: number; stage: string } {
  const plan = planOf(funnel)
  const stage = stages[journey(funnel).current.stage]
  return plan ? { plan: plan.plan, price: monthlyCost(plan, answersOf(funnel).directDebit), stage } : { stage }
}

/** The same, as a welcome in the conversation. */
export function welcomeWords(funnel: Funnel): string {
  const { plan = '', stage } = unfinishedOrderSummary(funnel)
  return `${cameBackTexts.welcome} ${cameBackTexts.left(plan, stage)}`
}
