import type { Plan } from '../../api/contract/plan.ts'
import { streamingNames, streamings } from '../../api/contract/subscriptions.ts'
import { comparisonTexts as texts } from '../../content/texts/comparisonTexts.ts'
import { orText } from '../../api/contract/values/lists.ts'
import { devicesAtOnce, speedName, wifi6From } from '../../content/texts/planTexts.ts'
import type { PlanGroup } from '../../funnel/plans/planGroups.ts'

/** A plan as it stands beside others: what is the same row in each. */
export type Column = { plan: Plan; rows: readonly { label: string; value: string }[] }

/** The plan of a card that has the least in it, with what the card lets one choose. */
export function columnOf(group: PlanGroup): Column {
  const plan = group.plain ?? group.first
  const devices = devicesAtOnce[plan.plan_download]
  return {
    plan,
    rows: [
      { label: texts.upload, value: speedName(plan.plan_upload) },
      ...(devices === undefined ? [] : [{ label: texts.devices, value: texts.upTo(devices) }]),
      { label: texts.wifi6, value: plan.plan_download >= wifi6From ? texts.yes : texts.no },
      { label: texts.installation, value: plan.offer.installation },
      { label: texts.loyalty, value: texts.months(plan.offer.loyaltyMonths) },
      { label: texts.streaming, value: streamingOf(group, plan) },
    ],
  }
}

function streamingOf(group: PlanGroup, { subscriptions }: Plan): string {
  const names = group.choices.map(({ streaming }) => streamings[streaming])
  if (group.plain && names.length > 0) return texts.optional(orText(names))
  if (names.length > 1) return texts.toChoose(orText(names))
  return subscriptions.length > 0 ? streamingNames(subscriptions) : texts.noStreaming
}
