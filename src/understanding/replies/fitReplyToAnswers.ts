import { moneyInText } from '../../api/contract/values/money.ts'
import { keysIn } from '../../content/questions/answers.ts'
import { tellAgain } from '../../content/talk/learnedKindReplies.ts'
import { adviceTexts } from '../../content/texts/chat/adviceTexts.ts'
import { feelingTexts } from '../../content/texts/chat/feelingTexts.ts'
import { orderFactsTexts } from '../../content/texts/chat/orderFactsTexts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import type { Funnel } from '../../funnel/state.ts'
import { tableAnswer } from '../plans/planFacts.ts'
import { toTake } from '../beside/handleClauseByClause.ts'
import { pricedPlans } from '../readContextualAnswer.ts'
import type { Understanding } from '../understandingTypes.ts'

/** Fits a reply to the answers beside it: what is given there is not asked for again, and the boleto has its own price. */
export function fitReplyToAnswers(funnel: Funnel, heard: Understanding): Understanding {
  if (!('reply' in heard) || !heard.reply) return heard
  const answers = 'answers' in heard ? heard.answers : {}
  const isPlaced = answers.number !== undefined || answers.complement !== undefined
  const told = keysIn(answers).length > 0 ? tellAgain.reduce(withoutAsk, heard.reply) : heard.reply
  const placed = isPlaced
    ? [` ${adviceTexts.addressDecides}`, coverageSaid()].reduce((left, said) => left.replaceAll(said, ''), told)
    : told
  const reply = answers.plan === undefined ? placed : placed.replace(toTake, '')
  const isByBill = answers.directDebit ? answers.directDebit === 'não' : answersOf(funnel).directDebit === false
  if (reply === '' && heard.kind === 'answers') return { ...heard, reply: null }
  return { ...heard, reply: isByBill ? withBillPrice(funnel, reply) : reply }
}

/** What the coverage's question says until the address is known. */
const coverageSaid = () => tableAnswer('coverage')

const withoutAsk = (reply: string, ask: string) => reply.replace(ask, feelingTexts.missed)

/** Adds what the boleto costs to prices by direct debit alone: 'São preços por mês, no débito automático.' */
function withBillPrice(funnel: Funnel, reply: string): string {
  if (!reply.toLowerCase().includes(orderFactsTexts.byDebit) || reply.includes('boleto')) return reply
  const [more, ...others] = new Set(
    pricedPlans(funnel).map(({ price, price_with_dacc }) => moneyInText(price - price_with_dacc)),
  )
  return more === undefined || others.length > 0
    ? reply
    : reply.replace(/(?= Para levar,)|$/, ` ${adviceTexts.moreByBill(more)}`)
}
