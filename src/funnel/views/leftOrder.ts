import { stages } from '../../content/flows/screen.ts'
import { cameBackTexts } from '../../content/texts/cameBackTexts.ts'
import { journey } from '../journey/journey.ts'
import { planOf } from '../plans/planList.ts'
import type { Funnel } from '../state.ts'

/** What is left of an order: its plan, where one is chosen, and its stage; nothing about the visitor. */
export const leftOrderWords = (funnel: Funnel): string =>
  cameBackTexts.left(planOf(funnel)?.plan ?? '', stages[journey(funnel).current.stage])

/** The same to a visitor who is back in the conversation. */
export const welcomeWords = (funnel: Funnel): string => `${cameBackTexts.welcome} ${leftOrderWords(funnel)}`
