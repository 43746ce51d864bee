import { builtInCatalogue } from '../../server/plans/builtInCatalogue.ts'
import { answerTo, type FaqAnswer } from '../../src/content/faq/faqEntry.ts'

const { plans } = builtInCatalogue
const offered = [plans, plans.filter(({ subscriptions }) => subscriptions.length === 0), plans.slice(0, 1), []]

/** The answers to questions beside an order: of all offers, of those without streaming, of one, and of none. */
export function answersIn(all: readonly FaqAnswer[]) {
  return all.map((entry) => [entry.question, ...offered.map((offers) => answerTo(entry, offers))])
}
