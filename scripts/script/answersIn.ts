import { catalogue } from '../../server/plans/catalogue.ts'
import { answerTo, type Answer } from '../../src/content/faq/faqEntry.ts'

/** The answers to questions beside an order, with and without known offers. */
export function answersIn(all: readonly Answer[]) {
  return all.map((entry) => [
    entry.question,
    ...[catalogue, catalogue.filter(({ subscriptions }) => subscriptions.length === 0), []].map((offers) =>
      answerTo(entry, offers),
    ),
  ])
}
