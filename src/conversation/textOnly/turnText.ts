import { contact } from '../../api/contract/operatorSite/brandAndContact.ts'
import { chatTexts } from '../../content/texts/chat/chatTexts.ts'
import { callTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { visitsFullTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { phoneText } from '../../content/format.ts'
import { areVisitsFull } from '../../funnel/views/areVisitsFull.ts'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'
import { quizTexts } from '../../content/texts/order/quizTexts.ts'
import { journey } from '../../funnel/journey/journey.ts'
import type { Funnel } from '../../funnel/state.ts'
import { noOfferReason } from '../../funnel/views/noOfferReason.ts'
import { addressText } from '../../funnel/views/addressText.ts'
import { greeting } from '../../funnel/views/greeting.ts'
import { linkedPlanPrice } from '../../funnel/views/linkedPlanPrice.ts'
import { welcomeWords } from '../../funnel/views/unfinishedOrderSummary.ts'
import { reviewLines } from '../../funnel/views/orderLines.ts'
import { priceLines } from '../../funnel/views/priceLines.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import type { CardName, Turn, TurnOf } from '../transcript/turn.ts'

/** The assistant's lines of a turn, without the visitor's own words. */
export function turnText(turn: Turn, funnel: Funnel): string[] {
  switch (turn.kind) {
    case 'greeting':
      return [greeting(funnel), linkedPlanPrice(funnel)].filter((words) => words !== null)
    case 'cameBack':
      return [welcomeWords(funnel)]
    case 'said':
    case 'told':
    case 'qa':
    case 'refused':
    case 'picked':
      return [turn.text]
    case 'edit':
      return [turn.question]
    case 'noted':
      return [`${turn.text} ${textOnlyChatTexts.agree}`]
    case 'side':
      return [turn.reply]
    case 'card':
      return cards[turn.card](funnel)
    case 'wait':
      return [turn.error ?? turn.text]
    case 'now':
      return [
        ...(turn.kick === 'again' ? [chatTexts.again] : []),
        ...(turn.tries > 1 && turn.kick === null ? [textOnlyChatTexts.otherWays] : []),
        turn.thanks === null ? turn.text : `${turn.thanks} ${turn.text}`,
        ...withoutVisits(turn, funnel),
      ]
    case 'quiz':
      return [`${quizTexts.place(turn.at, turn.of)}. ${turn.text}`]
    case 'stop':
      return atStop(turn, funnel)
  }
}

const cards: Record<CardName, (funnel: Funnel) => string[]> = {
  address: (funnel) => [`${chatTexts.found}: ${addressText(funnel).place}.`],
  coverage: (funnel) => [textOnlyChatTexts.covered(addressText(funnel).door)],
  noCoverage: (funnel) => {
    const { title, lead } = noOfferReason(factsOf(funnel))
    return [title, lead]
  },
}

function atStop({ title, text }: TurnOf<'stop'>, funnel: Funnel): string[] {
  const { current } = journey(funnel)
  const { order, risk } = factsOf(funnel)
  const said = [title, text].filter(Boolean)
  const failed = funnel.finishing.error
  if (current.kind === 'review' && failed) return [failureWords(failed), ...said, textOnlyChatTexts.toFinish]
  if (current.kind === 'review')
    return [
      ...said,
      ...reviewLines(funnel).flatMap(({ heading, lines }) => [
        `${heading}:`,
        ...lines.map(({ label, value }) => `  ${label}: ${value.replaceAll('\n', ', ')}`),
      ]),
      ...priceLines(funnel),
      textOnlyChatTexts.today,
      textOnlyChatTexts.toFinish,
    ]
  const { error } = funnel.withdrawing
  if (order)
    return [...said, textOnlyChatTexts.orderNumber(order.orderNumber), ...(error === null ? [] : [failureWords(error)])]
  return risk?.final ? [...said, textOnlyChatTexts.person(contact.sales)] : said
}

/** The lines for when no visit is free or none suits: a person books one by telephone. */
function withoutVisits({ name }: TurnOf<'now'>, funnel: Funnel): string[] {
  if (name !== 'schedule') return []
  const { phone } = funnel.calling
  if (phone !== null) return [callTexts.asked.title, callTexts.asked.text(phoneText(phone))]
  return areVisitsFull(factsOf(funnel).slots) ? [visitsFullTexts.title, visitsFullTexts.text] : []
}
