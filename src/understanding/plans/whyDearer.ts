import type { Plan } from '../../api/contract/plan.ts'
import { streamingNames } from '../../api/contract/streamingNames.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { adviceTexts } from '../../content/texts/adviceTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { expandShortForms } from '../expandShortForms.ts'
import { devicesOf, speedsIn } from './priceReply.ts'

/**
 * 'Por que o de 600 é mais caro que o de 700?': of two plans in sight the slower one has a streaming, and costs more, or
 * the faster one costs more, and has none either.
 */
export function whyDearer(plain: string, shown: readonly Plan[]): string | null {
  if (!asksWhy.test(expandShortForms(plain))) return null
  const speeds = speedsIn(plain)
  const named = new Set(shown.map(({ plan_download: mega }) => mega).filter((mega) => speeds.includes(mega)))
  const [slow, fast, ...others] = [...named].toSorted((one, other) => one - other)
  const cheap = others.length > 0 ? undefined : shown.find(({ plan_download: mega }) => mega === fast)
  const dear = shown.find(
    ({ plan_download: mega, price_with_dacc: price, subscriptions }) =>
      cheap && mega === slow && price > cheap.price_with_dacc && subscriptions.length > 0,
  )
  if (dear && cheap?.subscriptions.length === 0)
    return adviceTexts.dearer(streamingNames(dear.subscriptions), ...priced(dear), ...priced(cheap))
  const bare = shown.filter(({ subscriptions }) => subscriptions.length === 0)
  const [less, more] = [slow, fast].map((speed) => bare.find(({ plan_download: mega }) => mega === speed))
  return !dear && less && more && less.price_with_dacc < more.price_with_dacc
    ? adviceTexts.faster(...priced(less), devicesOf(less), ...priced(more), devicesOf(more))
    : null
}

const priced = (plan: Plan) => [speedName(plan.plan_download), moneyInText(plan.price_with_dacc)] as const

const why = '(?:por ?que|como|errad[oa])'
const asksWhy = new RegExp(
  `\\b${why}\\b.*\\b(?:mais (?:car|barat)[oa]|custa (?:mais|menos))\\b|\\b(?:mais car[oa]|custa mais)\\b.*\\b${why}\\b`,
)
