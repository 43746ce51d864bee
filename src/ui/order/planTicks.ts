import type { Plan } from '../../api/contract/plan.ts'
import { planTexts } from '../../content/planTexts.ts'
import { streamingNames } from '../../api/contract/subscriptions.ts'

/** What a plan brings, in short lines; streaming is left out where switches already say it. */
export function planTicks({ description, subscriptions, addonBonus, livelo_dacc_points: points }: Plan, withStreaming = true): string[] {
  return [
    ...(withStreaming && subscriptions.length > 0 ? [planTexts.included(streamingNames(subscriptions))] : []),
    ...description.split(/\.(?: |$)/).filter((sentence) => sentence !== ''),
    ...addonBonus.map((bonus) => bonus.addon_description),
    ...(points === null ? [] : [planTexts.points(points)]),
  ]
}
