import { findCampaign } from '../plans/findCampaign.ts'
import { builtInCatalogue } from '../plans/builtInCatalogue.ts'
import type { SellingOperator } from '../sellingOperator.ts'
import type { AppPaths } from './appPaths.ts'

/** What becomes of pages that the build rendered of plans, and of where they are sold, once an operator sells otherwise. */
export function outdatedPrerenderedPages(
  { isKnown, isPriced, parts }: AppPaths,
  { catalogue, isOwn }: Pick<SellingOperator, 'catalogue' | 'isOwn'>,
) {
  /** Whether a rendered page tells of what is not sold. It is drawn by the browser then. */
  const isOutdated = (path: string) => isPriced(path) && (isKnown(path) ? catalogue() !== builtInCatalogue : isOwn())
  /** Whether nothing can stand in its place: a town of the sample, or a campaign that no plan is sold in. */
  const isGone = (path: string) => {
    const prefix = parts(path).prefix.slice(1)
    const isEmpty = prefix !== '' && !catalogue().hasPlans(findCampaign(prefix))
    return isOutdated(path) && (!isKnown(path) || isEmpty)
  }
  return { isOutdated, isGone }
}
