import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { planWishTexts } from '../../content/texts/chat/planWishTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { Offered } from './planCondition.ts'

/** Returns e.g. '600 Mega com Globoplay, R$ 119,99' */
export const describePlan = (plan: Offered | Plan): string =>
  planWishTexts.plan(
    speedName(plan.plan_download),
    streamingNames(plan.subscriptions),
    moneyInText(plan.price_with_dacc),
  )
