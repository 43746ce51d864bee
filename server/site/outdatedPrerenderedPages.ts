import { findCampaign } from '../plans/findCampaign.ts'
import { builtInCatalogue } from '../plans/builtInCatalogue.ts'
import type { SellingOperator } from '../sellingOperator.ts'
import type { AppPaths } from './appPaths.ts'

/** Finds prerendered pages of plans and places that an operator does not sell. */
export function outdatedPrerenderedPages(
  { isKnown, isPriced, parts }: AppPaths,
  { catalogue, isOwn }: Pick<SellingOperator, 'catalogue' | 'isOwn'>,
) {
  /** Whether a rendered page shows other plans or places than are sold, so that the browser must render it. */
  const isOutdated = (path: string) => isPriced(path) && (isKnown(path) ? catalogue() !== builtInCatalogue : isOwn())
  /** Whether the page has no content any more: a town of the sample, or a campaign without plans. */
  const isGone = (path: string) => {
    const prefix = parts(path).prefix.slice(1)
    const isEmpty = prefix !== '' && !catalogue().hasPlans(findCampaign(prefix))
    return isOutdated(path) && (!isKnown(path) || isEmpty)
  }
  return { isOutdated, isGone }
}
