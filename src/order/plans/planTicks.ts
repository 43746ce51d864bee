import type { Plan } from '../../api/contract/sale/plan.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'

/** The contents of a plan in short lines. Streaming is left out if switches already show it. */
export function planTicks(
  { description, subscriptions, addonBonus, livelo_dacc_points: points }: Plan,
  withStreaming = true,
): string[] {
  return [
    ...(withStreaming && subscriptions.length > 0 ? [planTexts.included(streamingNames(subscriptions))] : []),
    ...description.split(/\.(?: |$)/).filter((sentence) => sentence !== ''),
    ...addonBonus.map((bonus) => bonus.addon_description),
    ...(points === null ? [] : [planTexts.points(points)]),
  ]
}
