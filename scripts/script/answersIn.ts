import { productCatalogue } from '../../server/plans/productCatalogue.ts'
import { answerTo, type Answer } from '../../src/content/faq/faqEntry.ts'

const { plans } = productCatalogue

/** The answers to questions beside an order, with and without known offers. */
export function answersIn(all: readonly Answer[]) {
  return all.map((entry) => [
    entry.question,
    ...[plans, plans.filter(({ subscriptions }) => subscriptions.length === 0), []].map((offers) =>
      answerTo(entry, offers),
    ),
  ])
}
