import type { Plan } from '../../api/contract/sale/plan.ts'
import { noPlanHasStreaming } from '../../api/contract/sale/noPlanHasStreaming.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { orText } from '../../api/contract/values/joinWords.ts'
import { moneyInText } from '../../api/contract/values/money.ts'
import { comparisonTexts as texts } from '../../content/texts/landing/comparisonTexts.ts'
import { devicesAtOnce, speedName, wifi6From } from '../../content/texts/planTexts.ts'
import { advisedOf } from '../../funnel/plans/recommendedPlan.ts'
import { planGroups, plansOf, type PlanGroup } from '../../funnel/plans/planGroups.ts'

/** A plan in the comparison: its cell in each row, in words or as yes or no. */
export type Column = { plan: Plan; isBest: boolean; rows: readonly Row[] }
export type Row = { label: string; value: string | boolean }

/** The plans as columns with the same rows. The best column contains the recommended plan. */
export function comparisonColumns(plans: readonly Plan[]): Column[] {
  const groups = planGroups(plans)
  const { recommended: best } = advisedOf(groups)
  const isTold = !noPlanHasStreaming(plans)
  return groups.map((group) => ({ ...columnOf(group, isTold), isBest: best !== null && plansOf(group).includes(best) }))
}

/** The smallest plan of a card, with the streamings that the card offers. */
function columnOf(group: PlanGroup, isStreamingTold: boolean) {
  const plan = group.plain ?? group.first
  const devices = devicesAtOnce[plan.plan_download]
  return {
    plan,
    rows: [
      { label: texts.debit, value: moneyInText(plan.price_with_dacc) },
      { label: texts.bill, value: moneyInText(plan.price) },
      { label: texts.later(plan.offer.months), value: moneyInText(plan.offer.priceAfter) },
      { label: texts.upload, value: speedName(plan.plan_upload) },
      ...(devices === undefined ? [] : [{ label: texts.devices, value: texts.upTo(devices) }]),
      { label: texts.wifi6, value: plan.plan_download >= wifi6From },
      { label: texts.installation, value: plan.offer.installation },
      { label: texts.loyalty, value: texts.months(plan.offer.loyaltyMonths) },
      ...(isStreamingTold ? [{ label: texts.streaming, value: streamingOf(group, plan) }] : []),
    ],
  }
}

function streamingOf(group: PlanGroup, { subscriptions, price_with_dacc: price }: Plan): string {
  const names = group.choices.map(({ label }) => label)
  if (group.plain && names.length > 0) {
    const more = group.choices.map(({ plan }) => plan.price_with_dacc - price)
    const least = moneyInText(Math.min(...more))
    return texts.optional(orText(names), least === moneyInText(Math.max(...more)) ? least : texts.from(least))
  }
  if (names.length > 1) return texts.toChoose(orText(names))
  return subscriptions.length > 0 ? streamingNames(subscriptions) : texts.noStreaming
}
